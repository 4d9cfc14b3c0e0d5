import { computed, signal } from '@angular/core';

export interface Product {
  readonly name: string;
  readonly price: number;
}

/** The products that a shopper buys, and what they cost. */
export class Cart {
  // #docregion readonly
  private readonly added = signal<readonly Product[]>([]);
  readonly products = this.added.asReadonly();
  // #enddocregion readonly
  readonly express = signal(false);

  readonly subtotal = computed(() =>
    this.products().reduce((sum, product) => sum + product.price, 0),
  );

  // #docregion branch
  readonly total = computed(() => {
    if (this.subtotal() === 0) {
      return 0;
    }
    return this.express() ? this.subtotal() + 5 : this.subtotal();
  });
  // #enddocregion branch

  // #docregion list
  add(product: Product): void {
    this.added.update((products) => [...products, product]);
  }

  clear(): void {
    this.added.set([]);
  }
  // #enddocregion list
}
