import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';

@Component({
  selector: 'app-cart-summary',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p role="status">
      {{ cart.products().length }} products, total {{ cart.total() }} euros
    </p>
  `,
})
export class CartSummary {
  protected readonly cart = inject(Cart);
}
