import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
} from '@angular/core';
import { PRODUCT } from './product';

// #docregion alarm
@Component({
  selector: 'app-stock-alarm',
  template: `
    @if (scarce()) {
      <strong>Order more {{ product.name }}</strong>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StockAlarm {
  protected readonly product = inject(PRODUCT);
  protected readonly scarce = computed(() => (this.product.sales() ?? 0) > 28);
}
// #enddocregion alarm
