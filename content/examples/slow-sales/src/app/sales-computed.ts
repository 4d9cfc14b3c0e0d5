import { PercentPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { makeSales, type Sale } from './sale';

@Component({
  selector: 'app-sales-computed',
  imports: [PercentPipe],
  template: `
    <p>Sale {{ selected() }} is selected.</p>
    <button type="button" (click)="next()">Next sale</button>
    <ul>
      @for (sale of sales(); track sale.id) {
        <li>{{ sale.product }}: {{ share(sale) | percent: '1.3' }}</li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SalesComputed {
  protected readonly sales = signal(makeSales(2000));
  protected readonly selected = signal(1);

  private readonly total = computed(() =>
    this.sales().reduce((sum, { amount }) => sum + amount, 0),
  );

  protected share(sale: Sale): number {
    return sale.amount / this.total();
  }

  protected next(): void {
    this.selected.update((id) => id + 1);
  }
}
