import { InjectionToken } from '@angular/core';

/** How long an item may stay out. */
export const LOAN_DAYS = new InjectionToken<number>('LOAN_DAYS', {
  factory: () => 21,
});
