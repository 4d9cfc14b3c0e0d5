import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  signal,
} from '@angular/core';
import type { Product } from './product';

// #docregion table
@Component({
  selector: 'app-product-table',
  template: `
    <button type="button" (click)="byPrice.set(true)">Cheapest first</button>
    <ul>
      @for (product of sorted(); track product.id) {
        <li>{{ product.name }}</li>
      } @empty {
        <li>No products</li>
      }
    </ul>
  `,
  // #enddocregion table
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion table
})
export class ProductTable {
  readonly products = input.required<readonly Product[]>();
  protected readonly byPrice = signal(false);

  protected readonly sorted = computed(() =>
    this.byPrice()
      ? [...this.products()].sort((a, b) => a.price - b.price)
      : this.products(),
  );
}
// #enddocregion table
