import {
  ChangeDetectionStrategy,
  Component,
  forwardRef,
  HostAttributeToken,
  inject,
} from '@angular/core';
import { PRODUCT, Product } from './product';
import { injectSales } from './product-sales';
import { StockAlarm } from './stock-alarm';

// #docregion card
@Component({
  selector: 'app-product-card',
  imports: [StockAlarm],
  template: `
    <h2>{{ name }}</h2>
    <p>{{ sales() ?? '–' }} sold <app-stock-alarm /></p>
  `,
  providers: [{ provide: PRODUCT, useExisting: forwardRef(() => ProductCard) }],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductCard implements Product {
  // #docregion fields
  readonly name = inject(new HostAttributeToken('product'));
  readonly sales = injectSales(this.name);
  // #enddocregion fields
}
// #enddocregion card
