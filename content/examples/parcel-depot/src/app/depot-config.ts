import { InjectionToken } from '@angular/core';

// #docregion token
export interface DepotConfig {
  readonly city: string;
  readonly locale: string;
  readonly currency: string;
  readonly maxKilograms: number;
}

export const DEPOT_CONFIG = new InjectionToken<DepotConfig>('DEPOT_CONFIG');
// #enddocregion token
