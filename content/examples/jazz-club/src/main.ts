import {
  inject,
  provideAppInitializer,
  provideZonelessChangeDetection,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { TableSync } from './app/table-sync';

// #docregion start
bootstrapApplication(App, {
  providers: [
    provideZonelessChangeDetection(),
    provideAppInitializer(() => {
      inject(TableSync);
    }),
  ],
}).catch((error: unknown) => console.error(error));
// #enddocregion start
