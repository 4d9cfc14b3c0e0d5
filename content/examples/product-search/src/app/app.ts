import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { OrderStatus } from './order-status';
import { Search } from './search';

@Component({
  selector: 'app-root',
  imports: [Search, OrderStatus],
  template: `
    <h1>Shop</h1>
    <app-search />
    <button type="button" [disabled]="isOrdered()" (click)="isOrdered.set(true)">
      Order
    </button>
    @if (isOrdered()) {
      <app-order-status />
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly isOrdered = signal(false);
}
