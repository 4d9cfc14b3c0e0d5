import { InjectionToken, inject } from '@angular/core';
import { DEPOT_CONFIG } from './depot-config';

// #docregion token
export type MoneyFormat = (cents: number) => string;

export const MONEY_FORMAT = new InjectionToken<MoneyFormat>('MONEY_FORMAT', {
  factory: () => {
    const { locale, currency } = inject(DEPOT_CONFIG);
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
    });
    return (cents) => format.format(cents / 100);
  },
});
// #enddocregion token
