import { computed, Injectable, inject, signal } from '@angular/core';
import { Catalog } from './catalog';
import { DELIVERY_FEE } from './delivery-fee';

/** What the shopper buys, and the total with delivery. */
@Injectable({ providedIn: 'root' })
export class Cart {
  private readonly catalog = inject(Catalog);
  // #docregion fee
  private readonly deliveryFee = inject(DELIVERY_FEE);
  // #enddocregion fee
  private readonly added = signal<readonly string[]>([]);

  readonly products = this.added.asReadonly();

  // #docregion fee
  readonly total = computed(() =>
    this.products().reduce(
      (sum, name) => sum + this.catalog.priceOf(name),
      this.products().length === 0 ? 0 : this.deliveryFee,
    ),
  );
  // #enddocregion fee

  add(name: string): void {
    this.added.update((names) => [...names, name]);
  }
}
