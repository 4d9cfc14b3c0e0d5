import { platformBrowser, BrowserModule, bootstrapApplication } from '@angular/platform-browser';
import { FEATURES } from './app/app-module';
import { provideZonelessChangeDetection, importProvidersFrom } from '@angular/core';

import { ReportsModule } from './app/reports-module';
import { App } from './app/app';

bootstrapApplication(App, {
    providers: [
    provideZonelessChangeDetection()
]
})
  .catch((error) => console.error(error));
