import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  numberAttribute,
} from '@angular/core';
import { Catalog } from './catalog';
import { ReviewList } from './review-list';

// #docregion page
@Component({
  selector: 'app-product-page',
  imports: [ReviewList],
  template: `
    <h1>{{ product()?.name ?? 'Unknown product' }}</h1>
    <app-review-list [productId]="id()" />
  `,
  // #enddocregion page
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion page
})
export class ProductPage {
  private readonly catalog = inject(Catalog);
  readonly id = input.required({ transform: numberAttribute });

  protected readonly product = computed(() =>
    this.catalog.products.find(({ id }) => id === this.id()),
  );
}
// #enddocregion page
