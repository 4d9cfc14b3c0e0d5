import {
  assertInInjectionContext,
  DestroyRef,
  inject,
  Signal,
  signal,
} from '@angular/core';
import { SalesCounter } from './sales-counter';

// #docregion function
/** The sales of a product, for as long as the caller lives. */
export function injectSales(product: string): Signal<number | undefined> {
  assertInInjectionContext(injectSales);
  const sales = signal<number | undefined>(undefined);
  const stop = inject(SalesCounter).listen(product, (pieces) => {
    sales.set(pieces);
  });
  inject(DestroyRef).onDestroy(stop);
  return sales.asReadonly();
}
// #enddocregion function
