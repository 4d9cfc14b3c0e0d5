import {
  EnvironmentProviders,
  makeEnvironmentProviders,
  Provider,
} from '@angular/core';
import { DayBook, DayBookReader } from './day-book';
import { DEPOT_CONFIG, DepotConfig } from './depot-config';
import { fragileCheck, PARCEL_CHECKS, weightCheck } from './parcel-checks';
import { StandardTariff, Tariff } from './tariff';

// #docregion function
export function provideDepot(
  config: Partial<DepotConfig> & Pick<DepotConfig, 'city'>,
  ...features: readonly Provider[]
): EnvironmentProviders {
  const defaults = { locale: 'en-IE', currency: 'EUR', maxKilograms: 30 };
  return makeEnvironmentProviders([
    // #docregion value
    { provide: DEPOT_CONFIG, useValue: { ...defaults, ...config } },
    // #enddocregion value
    // #docregion class
    { provide: Tariff, useClass: StandardTariff },
    // #enddocregion class
    // #docregion existing
    { provide: DayBookReader, useExisting: DayBook },
    // #enddocregion existing
    // #docregion multi
    { provide: PARCEL_CHECKS, useFactory: weightCheck, multi: true },
    // #enddocregion multi
    ...features,
  ]);
}

export function withFragileCheck(): Provider {
  return { provide: PARCEL_CHECKS, useValue: fragileCheck, multi: true };
}
// #enddocregion function
