import {
  ChangeDetectionStrategy,
  Component,
  inject,
  linkedSignal,
  ResourceStreamItem,
  resource,
  signal,
} from '@angular/core';
import { Product, Shop } from './shop';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly shop = inject(Shop);

  protected readonly ids = [101, 102, 103, 999];
  protected readonly id = signal<number | undefined>(undefined);

  // #docregion keep
  protected readonly product = resource({
    params: () => this.id(),
    loader: ({ params, abortSignal }) => this.shop.find(params, abortSignal),
  });

  protected readonly latest = linkedSignal<
    Product | undefined,
    Product | undefined
  >({
    source: () => (this.product.hasValue() ? this.product.value() : undefined),
    computation: (loaded, previous) => loaded ?? previous?.value,
  }).asReadonly();
  // #enddocregion keep

  // #docregion local
  protected reducePrice(): void {
    this.product.update(
      (product) => product && { ...product, price: product.price - 1 },
    );
  }
  // #enddocregion local

  // #docregion stream
  protected readonly live = signal(false);

  protected readonly visitors = resource({
    params: () => this.live(),
    stream: async ({ params: live, abortSignal }) => {
      const item = signal<ResourceStreamItem<number>>({ value: 0 });
      if (live) {
        const stop = this.shop.watchVisitors((value) => item.set({ value }));
        abortSignal.addEventListener('abort', stop);
      }
      return item;
    },
    defaultValue: 0,
  });
  // #enddocregion stream
}
