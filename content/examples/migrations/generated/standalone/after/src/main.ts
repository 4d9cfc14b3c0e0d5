import { platformBrowser, BrowserModule, bootstrapApplication } from '@angular/platform-browser';

import { provideZonelessChangeDetection, importProvidersFrom } from '@angular/core';
import { provideRouter, Routes } from '@angular/router';
import { OrderPage } from './app/order-page';
import { App } from './app/app';

const routes: Routes = [{ path: '', component: OrderPage }];



bootstrapApplication(App, {
    providers: [
        importProvidersFrom(BrowserModule),
        provideZonelessChangeDetection(),
        provideRouter(routes),
    ]
})
  .catch((error) => console.error(error));
