import { computed, Injectable, signal } from '@angular/core';

export interface Item {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** The cart of the customer. */
@Injectable({ providedIn: 'root' })
export class Cart {
  // #docregion state
  private readonly stored = signal<readonly Item[]>([
    { name: 'Mug', price: 8, quantity: 1 },
    { name: 'T-shirt', price: 12, quantity: 1 },
  ]);
  readonly items = this.stored.asReadonly();

  change(name: string, by: number): void {
    this.stored.update((items) =>
      items.map((item) =>
        item.name === name
          ? { ...item, quantity: Math.max(item.quantity + by, 0) }
          : item,
      ),
    );
  }
  // #enddocregion state

  // #docregion derived
  readonly total = computed(() =>
    this.items().reduce((sum, item) => sum + item.price * item.quantity, 0),
  );

  readonly shipping = computed(() => (this.total() >= 40 ? 0 : 5));
  // #enddocregion derived
}
