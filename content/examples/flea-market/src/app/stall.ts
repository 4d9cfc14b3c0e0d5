import { computed, Injectable, linkedSignal, signal } from '@angular/core';

interface Stock {
  readonly article: string;
  readonly left: number;
}

/** What a stall sells, and what the visitor is about to take. */
@Injectable({ providedIn: 'root' })
export class Stall {
  private readonly stock = signal<Readonly<Record<string, number>>>({
    'Brass bell': 8,
    'Enamel jug': 3,
    'Tin soldier': 12,
  });

  readonly articles = Object.keys(this.stock());
  readonly article = signal(this.articles[0]);
  readonly left = computed(() => this.stock()[this.article()]);

  // #docregion quantity
  readonly quantity = linkedSignal<Stock, number>({
    source: () => ({ article: this.article(), left: this.left() }),
    computation: ({ article, left }, previous) => {
      const same = previous?.source.article === article;
      return Math.min(same ? previous.value : 1, left);
    },
  });
  // #enddocregion quantity

  /** Somebody else was faster. */
  sell(count: number): void {
    const article = this.article();
    this.stock.update((stock) => ({
      ...stock,
      [article]: Math.max(stock[article] - count, 0),
    }));
  }
}
