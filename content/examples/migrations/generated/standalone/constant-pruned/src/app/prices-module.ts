import { InjectionToken, NgModule } from '@angular/core';

export const CURRENCY = new InjectionToken<string>('currency');

const PROVIDERS = [{ provide: CURRENCY, useValue: '€' }];


