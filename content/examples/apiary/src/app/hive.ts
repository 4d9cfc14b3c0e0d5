import { InjectionToken, Signal } from '@angular/core';

// #docregion token
/** What the parts of a hive card may know about their hive. */
export interface Hive {
  readonly name: string;
  readonly weight: Signal<number | undefined>;
}

export const HIVE = new InjectionToken<Hive>('HIVE');
// #enddocregion token
