import {
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import {
  bootstrapApplication,
  EVENT_MANAGER_PLUGINS,
} from '@angular/platform-browser';
import { App } from './app/app';
import { PausePlugin } from './app/pause-plugin';

bootstrapApplication(App, {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    { provide: EVENT_MANAGER_PLUGINS, useClass: PausePlugin, multi: true },
  ],
}).catch((error: unknown) => console.error(error));
