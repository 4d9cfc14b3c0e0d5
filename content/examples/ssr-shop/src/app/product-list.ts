import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Product } from './catalog';

@Component({
  selector: 'app-product-list',
  imports: [RouterLink],
  template: `
    <h1>Products</h1>
    <ul>
      @for (product of products(); track product.id) {
        <li>
          <a [routerLink]="['/products', product.id]">{{ product.name }}</a>
        </li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductList {
  readonly products = input.required<readonly Product[]>();
}
