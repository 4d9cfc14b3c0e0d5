import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Product } from './product';

// #docregion links
@Component({
  selector: 'app-product-links',
  imports: [RouterLink],
  template: `
    @for (product of products(); track product.id) {
      <a [routerLink]="['/products', product.id]">{{ product.name }}</a>
    }
  `,
  // #enddocregion links
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion links
})
export class ProductLinks {
  readonly products = input.required<readonly Product[]>();
}
// #enddocregion links
