import { Injectable } from '@angular/core';

/** What the shop sells, and for how much. */
@Injectable({ providedIn: 'root' })
export class Catalog {
  private readonly prices = new Map([
    ['Apples', 3],
    ['Bread', 4],
    ['Cheese', 8],
  ]);

  names(): string[] {
    return [...this.prices.keys()];
  }

  priceOf(name: string): number {
    return this.prices.get(name) ?? 0;
  }
}
