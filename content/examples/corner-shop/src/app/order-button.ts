import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { Orders } from './orders';

// #docregion button
@Component({
  selector: 'app-order-button',
  template: `
    <button type="button" (click)="order()">Order</button>
    <p role="status">{{ message() }}</p>
  `,
  // #enddocregion button
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion button
})
export class OrderButton {
  private readonly orders = inject(Orders);
  protected readonly message = signal('');

  protected async order(): Promise<void> {
    try {
      await this.orders.place();
      this.message.set('Thank you');
    } catch {
      this.message.set('Your order was not placed.');
    }
  }
}
// #enddocregion button
