import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';

@Component({
  selector: 'app-cart-summary',
  template: `
    <p role="status">
      {{ cart.products().length }} products, total {{ cart.total() }} euros
    </p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CartSummary {
  protected readonly cart = inject(Cart);
}
