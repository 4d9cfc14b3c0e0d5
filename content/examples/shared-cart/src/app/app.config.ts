import {
  type ApplicationConfig,
  provideBrowserGlobalErrorListeners,
  provideZonelessChangeDetection,
} from '@angular/core';
import { DELIVERY_FEE } from './delivery-fee';

// #docregion provide
export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideZonelessChangeDetection(),
    { provide: DELIVERY_FEE, useValue: 2 },
  ],
};
// #enddocregion provide
