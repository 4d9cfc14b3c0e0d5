import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';
import { PriceTag } from './price-tag';
import type { Product } from './product';

// #docregion row
@Component({
  selector: 'app-product-row',
  imports: [PriceTag],
  template: `
    <b>{{ product().name }}</b>
    <app-price-tag [price]="product().price" />
    <button
      type="button"
      [disabled]="stock() === 0"
      (click)="added.emit(product())"
    >
      Add {{ product().name }}
    </button>
  `,
  host: { '[class.sold-out]': 'stock() === 0' },
  // #enddocregion row
  styles: `
    :host {
      display: flex;
      gap: 0.75rem;
      align-items: center;
      margin-block: 0.5rem;
    }
    :host(.sold-out) b {
      text-decoration: line-through;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion row
})
export class ProductRow {
  readonly product = input.required<Product>();
  readonly stock = input(1);
  readonly added = output<Product>();
}
// #enddocregion row
