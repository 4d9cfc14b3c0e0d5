import { InjectionToken } from '@angular/core';

/** What a delivery costs, in euros. */
export const DELIVERY_FEE = new InjectionToken<number>('DELIVERY_FEE', {
  factory: () => 5,
});
