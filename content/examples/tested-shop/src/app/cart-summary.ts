import { CurrencyPipe } from '@angular/common';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';
import { Checkout } from './checkout';

@Component({
  selector: 'app-cart-summary',
  imports: [CurrencyPipe],
  template: `
    <p>{{ cart.products().length }} products, {{ cart.total() | currency }}</p>
    <button type="button" (click)="checkout.pay()">Pay</button>
    @if (checkout.status() === 'failed') {
      <p role="alert">The payment failed.</p>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CartSummary {
  protected readonly cart = inject(Cart);
  protected readonly checkout = inject(Checkout);
}
