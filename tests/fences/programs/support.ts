import {
  type ApplicationRef,
  createComponent,
  ErrorHandler,
  provideZonelessChangeDetection,
  type Type,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { provideRouter, Router, type Routes } from '@angular/router';

/** Code that makes Angular report an error. It runs in the injection context of an application of its own. */
export type Program = (app: ApplicationRef) => unknown;

/** Prints what Angular would print. */
export const handler = {
  provide: ErrorHandler,
  useValue: { handleError: (error: unknown) => console.error(error) },
};

/** Shows a component in an application. */
export function show<C>(app: ApplicationRef, component: Type<C>) {
  const host = document.body.appendChild(document.createElement('div'));
  return app.bootstrap(component, host);
}

/** Makes a component outside of the tree. */
export const make = <C>(app: ApplicationRef, component: Type<C>) =>
  createComponent(component, { environmentInjector: app.injector });

/** A router with routes. */
export async function routerOf(routes: Routes): Promise<Router> {
  const providers = [provideZonelessChangeDetection(), handler, provideRouter(routes)];
  return (await createApplication({ providers })).injector.get(Router);
}
