import { computed, Injectable, signal } from '@angular/core';
import type { Product } from './product';

@Injectable({ providedIn: 'root' })
export class Cart {
  private readonly items = signal<readonly Product[]>([]);

  readonly count = computed(() => this.items().length);
  readonly total = computed(() =>
    this.items().reduce((sum, { price }) => sum + price, 0),
  );

  add(product: Product): void {
    this.items.update((items) => [...items, product]);
  }

  clear(): void {
    this.items.set([]);
  }
}
