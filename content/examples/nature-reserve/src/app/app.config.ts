import {
  type ApplicationConfig,
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import {
  provideRouter,
  TitleStrategy,
  withComponentInputBinding,
  withInMemoryScrolling,
  withPreloading,
} from '@angular/router';
import { routes } from './app.routes';
import { PreloadMarked } from './preload-marked';
import { ReserveTitles } from './reserve-titles';

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    // #docregion preloading
    provideRouter(
      routes,
      withPreloading(PreloadMarked),
      // #enddocregion preloading
      withComponentInputBinding(),
      withInMemoryScrolling({
        anchorScrolling: 'enabled',
        scrollPositionRestoration: 'enabled',
      }),
      // #docregion preloading
    ),
    // #enddocregion preloading
    { provide: TitleStrategy, useClass: ReserveTitles },
  ],
};
