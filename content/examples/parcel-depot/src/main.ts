import {
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { provideDepot, withFragileCheck } from './app/provide-depot';

// #docregion bootstrap
bootstrapApplication(App, {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    provideDepot({ city: 'Galway', maxKilograms: 20 }, withFragileCheck()),
  ],
}).catch((error: unknown) => console.error(error));
// #enddocregion bootstrap
