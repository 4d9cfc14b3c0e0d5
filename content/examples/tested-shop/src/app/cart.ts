import { computed, Injectable, signal } from '@angular/core';
import { Product } from './product';

@Injectable({ providedIn: 'root' })
export class Cart {
  private readonly content = signal<Product[]>([]);

  readonly products = this.content.asReadonly();
  readonly total = computed(() =>
    this.products().reduce((sum, { price }) => sum + price, 0),
  );

  add(product: Product): void {
    this.content.update((products) => [...products, product]);
  }

  clear(): void {
    this.content.set([]);
  }
}
