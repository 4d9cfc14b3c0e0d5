import { InjectionToken, inject } from '@angular/core';
import { DEPOT_CONFIG } from './depot-config';
import { Parcel } from './parcel';

// #docregion token
/** Says what is wrong with a parcel, or nothing. */
export type ParcelCheck = (parcel: Parcel) => string | undefined;

export const PARCEL_CHECKS = new InjectionToken<readonly ParcelCheck[]>(
  'PARCEL_CHECKS',
);
// #enddocregion token

// #docregion checks
export function weightCheck(): ParcelCheck {
  const { maxKilograms } = inject(DEPOT_CONFIG);
  return ({ kilograms }) =>
    kilograms > maxKilograms ? `More than ${maxKilograms} kg` : undefined;
}

export const fragileCheck: ParcelCheck = ({ kilograms, fragile }) =>
  fragile && kilograms > 5 ? 'Too heavy for a fragile parcel' : undefined;
// #enddocregion checks
