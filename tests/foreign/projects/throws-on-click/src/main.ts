import { ErrorHandler } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { AppComponent, Catcher } from './app/app.component';
bootstrapApplication(AppComponent, { providers: [{ provide: ErrorHandler, useExisting: Catcher }] });
