import { CurrencyPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  input,
  output,
} from '@angular/core';
import { Product } from './product';

@Component({
  selector: 'app-product-card',
  imports: [CurrencyPipe],
  template: `
    <h2>{{ product().name }}</h2>
    <p>{{ product().price | currency }}</p>
    <button type="button" (click)="added.emit(product())">Add to cart</button>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductCard {
  readonly product = input.required<Product>();
  readonly added = output<Product>();
}
