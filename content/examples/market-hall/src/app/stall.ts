import { InjectionToken } from '@angular/core';

export interface Stall {
  readonly name: string;
  readonly goods: readonly string[];
}

export const STALL = new InjectionToken<Stall>('STALL');
