import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';

@Component({
  selector: 'app-cart-page',
  template: `
    <h1>Cart</h1>
    <p>{{ cart.items().length }} items</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CartPage {
  protected readonly cart = inject(Cart);
}
