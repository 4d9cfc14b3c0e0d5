import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';

// #docregion summary
@Component({
  selector: 'app-cart-summary',
  template: `
    <p role="status">{{ cart.count() }} items, {{ cart.total() }} euros</p>
    <button type="button" (click)="cart.clear()">Empty the cart</button>
  `,
  // #enddocregion summary
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion summary
})
export class CartSummary {
  protected readonly cart = inject(Cart);
}
// #enddocregion summary
