import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { LOAN_DAYS } from './app/loan-days';

// #docregion provide
bootstrapApplication(App, {
  providers: [
    provideZonelessChangeDetection(),
    { provide: LOAN_DAYS, useValue: 14 },
  ],
}).catch((error: unknown) => console.error(error));
// #enddocregion provide
