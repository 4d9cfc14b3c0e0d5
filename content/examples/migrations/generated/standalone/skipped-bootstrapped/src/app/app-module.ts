import { NgModule, provideZonelessChangeDetection } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { App } from './app';

import { ReportsModule } from './reports-module';

export const FEATURES = { orders: /* TODO(standalone-migration): clean up removed NgModule reference manually. */  OrdersModule };


