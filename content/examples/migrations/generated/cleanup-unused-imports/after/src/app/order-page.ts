import { CurrencyPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

import { OrderLine } from './order-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [CurrencyPipe, OrderLine],
  template: `
    @if (total() > 0) {
      <app-order-line />
      <p>{{ total() | currency: 'EUR' }}</p>
    }
  `,
})
export class OrderPage {
  protected readonly total = signal(12);
}

@Component({
  selector: 'app-thanks',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [],
  template: '<p>Thank you for your order.</p>',
})
export class Thanks {}
