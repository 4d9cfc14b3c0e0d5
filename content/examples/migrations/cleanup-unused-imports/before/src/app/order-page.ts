import { CurrencyPipe, DatePipe, NgClass, NgIf } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [CurrencyPipe, DatePipe, NgClass, NgIf, OrderLine],
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
  imports: [RouterLink],
  template: '<p>Thank you for your order.</p>',
})
export class Thanks {}
