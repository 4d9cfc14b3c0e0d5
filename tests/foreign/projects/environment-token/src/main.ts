import { APP_INITIALIZER, inject, provideAppInitializer } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { AppComponent, CONFIG, ConfigService, LOGGER, STAMP } from './app/app.component';
import { environment } from './environments/environment';

bootstrapApplication(AppComponent, {
  providers: [
    { provide: CONFIG, useValue: environment },
    { provide: APP_INITIALIZER, useFactory: (s: ConfigService) => () => s.load(), deps: [ConfigService], multi: true },
    provideAppInitializer(() => { inject(ConfigService).steps.push('function'); }),
    { provide: LOGGER, useValue: 'console', multi: true },
    { provide: LOGGER, useValue: 'file', multi: true },
    { provide: STAMP, useFactory: () => 'stamped ' + inject(CONFIG).name },
  ],
}).catch(err => console.error(err));
