import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Cart } from './cart';
import { CartSummary } from './cart-summary';
import { ProductCard } from './product-card';

@Component({
  selector: 'app-root',
  imports: [CartSummary, ProductCard],
  template: `
    <h1>Shop</h1>
    @for (product of products; track product.name) {
      <app-product-card [product]="product" (added)="cart.add($event)" />
    }
    <app-cart-summary />
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly cart = inject(Cart);
  protected readonly products = [
    { name: 'Chair', price: 40 },
    { name: 'Lamp', price: 25 },
  ];
}
