import {
  type ApplicationConfig,
  provideZonelessChangeDetection,
} from '@angular/core';
import { provideRouter, withPreloading } from '@angular/router';
import { routes } from './app.routes';
import { PreloadMarked } from './preload-marked';

export const appConfig: ApplicationConfig = {
  providers: [
    provideZonelessChangeDetection(),
    // #docregion preloading
    provideRouter(routes, withPreloading(PreloadMarked)),
    // #enddocregion preloading
  ],
};
