import { computed, linkedSignal, signal } from '@angular/core';
import { Product, products } from './product';

interface Available {
  readonly id: string;
  readonly stock: number;
}

/** One order: a product, its options and a gift card. */
export class Order {
  readonly product = signal<Product>(products[0]);

  private readonly stocks = signal<Readonly<Record<string, number>>>({
    't-shirt': 8,
    hoodie: 3,
    cap: 12,
  });
  readonly stock = computed(() => this.stocks()[this.product().id]);

  // #docregion color
  /** Starts with the first color of each product. */
  readonly color = linkedSignal(() => this.product().colors[0]);
  // #enddocregion color

  // #docregion size
  /** Keeps the size if the new product has it. */
  readonly size = linkedSignal<Product, string>({
    source: this.product,
    computation: ({ sizes }, previous) =>
      previous && sizes.includes(previous.value) ? previous.value : sizes[0],
  });
  // #enddocregion size

  // #docregion quantity
  /** Starts at 1 for each product, and is never more than the stock. */
  readonly quantity = linkedSignal<Available, number>({
    source: () => ({ id: this.product().id, stock: this.stock() }),
    computation: ({ id, stock }, previous) => {
      const sameProduct = previous?.source.id === id;
      return Math.min(sameProduct ? previous.value : 1, stock);
    },
  });
  // #enddocregion quantity

  // #docregion draft
  private readonly saved = signal('Ann');
  readonly savedName = this.saved.asReadonly();

  /** What the customer types. It is not saved yet. */
  readonly name = linkedSignal(() => this.saved());

  saveName(): void {
    this.saved.set(this.name());
  }

  revertName(): void {
    this.name.set(this.saved());
  }
  // #enddocregion draft

  /** Another customer buys some pieces of the same product. */
  sellToOthers(count: number): void {
    const { id } = this.product();
    this.stocks.update((stocks) => ({
      ...stocks,
      [id]: Math.max(stocks[id] - count, 0),
    }));
  }
}
