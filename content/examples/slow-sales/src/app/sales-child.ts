import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { makeSales } from './sale';
import { SalesList } from './sales-list';

@Component({
  selector: 'app-sales-child',
  imports: [SalesList],
  template: `
    <p>Sale {{ selected() }} is selected.</p>
    <button type="button" (click)="next()">Next sale</button>
    <app-sales-list [sales]="sales()" />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SalesChild {
  protected readonly sales = signal(makeSales(2000));
  protected readonly selected = signal(1);

  protected next(): void {
    this.selected.update((id) => id + 1);
  }
}
