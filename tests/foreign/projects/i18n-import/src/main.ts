import '@angular/localize/init';
import { loadTranslations } from '@angular/localize';
import { platformBrowserDynamic } from '@angular/platform-browser-dynamic';

loadTranslations({ hello: 'Bonjour' });

import('./app/app.module').then(({ AppModule }) => platformBrowserDynamic().bootstrapModule(AppModule));
