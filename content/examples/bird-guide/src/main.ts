import { HashLocationStrategy, LocationStrategy } from '@angular/common';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { appConfig } from './app/app.config';

bootstrapApplication(App, {
  providers: [
    ...appConfig.providers,
    // The server of this example has one page, so routes are after a #.
    { provide: LocationStrategy, useClass: HashLocationStrategy },
  ],
}).catch((error: unknown) => console.error(error));
