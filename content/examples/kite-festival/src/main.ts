import { IMAGE_CONFIG, IMAGE_LOADER } from '@angular/common';
import {
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { kiteImage, kiteWidths } from './app/kite-image';

// #docregion providers
bootstrapApplication(App, {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    { provide: IMAGE_LOADER, useValue: kiteImage },
    {
      provide: IMAGE_CONFIG,
      useValue: { breakpoints: kiteWidths, placeholderResolution: 32 },
    },
  ],
}).catch((error: unknown) => console.error(error));
// #enddocregion providers
