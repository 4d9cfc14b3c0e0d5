import {
  type ApplicationConfig,
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import {
  provideRouter,
  RouteReuseStrategy,
  withComponentInputBinding,
  withViewTransitions,
} from '@angular/router';
import { routes } from './app.routes';
import { KeepPages } from './keep-pages';
import { onTransition } from './on-transition';

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    // #docregion transitions
    provideRouter(
      routes,
      withComponentInputBinding(),
      withViewTransitions({
        skipInitialTransition: true,
        onViewTransitionCreated: onTransition,
      }),
    ),
    // #enddocregion transitions
    // #docregion reuse
    { provide: RouteReuseStrategy, useClass: KeepPages },
    // #enddocregion reuse
  ],
};
