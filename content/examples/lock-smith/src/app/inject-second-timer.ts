// #docregion timer
import { assertInInjectionContext, DestroyRef, inject } from '@angular/core';

/** Calls back every second until the caller is destroyed. */
export function injectSecondTimer(callback: () => void): void {
  assertInInjectionContext(injectSecondTimer);
  const timer = setInterval(callback, 1000);
  inject(DestroyRef).onDestroy(() => clearInterval(timer));
}
// #enddocregion timer
