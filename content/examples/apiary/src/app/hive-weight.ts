import {
  assertInInjectionContext,
  DestroyRef,
  inject,
  Signal,
  signal,
} from '@angular/core';
import { Scales } from './scales';

// #docregion function
/** The weight of a hive, for as long as the caller lives. */
export function injectHiveWeight(hive: string): Signal<number | undefined> {
  assertInInjectionContext(injectHiveWeight);
  const weight = signal<number | undefined>(undefined);
  const stop = inject(Scales).listen(hive, (kilograms) => {
    weight.set(kilograms);
  });
  inject(DestroyRef).onDestroy(stop);
  return weight.asReadonly();
}
// #enddocregion function
