import { PercentPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';
import type { Sale } from './sale';

@Component({
  selector: 'app-sales-list',
  imports: [PercentPipe],
  template: `
    <ul>
      @for (sale of sales(); track sale.id) {
        <li>{{ sale.product }}: {{ share(sale) | percent: '1.3' }}</li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SalesList {
  readonly sales = input.required<Sale[]>();

  private readonly total = computed(() =>
    this.sales().reduce((sum, { amount }) => sum + amount, 0),
  );

  protected share(sale: Sale): number {
    return sale.amount / this.total();
  }
}
