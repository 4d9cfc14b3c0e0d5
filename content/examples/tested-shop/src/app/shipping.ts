import { computed, inject, Signal } from '@angular/core';
import { Cart } from './cart';

/** The shipping costs of the cart. Call it in an injection context. */
export function injectShipping(): Signal<number> {
  const cart = inject(Cart);
  return computed(() => (cart.total() >= 50 ? 0 : 5));
}
