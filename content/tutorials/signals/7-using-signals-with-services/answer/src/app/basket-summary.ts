// #docregion import
import { Component, inject } from '@angular/core';
import { Basket } from './basket';
// #enddocregion import

@Component({
  selector: 'app-basket-summary',
  template: `
    <!-- #docregion template -->
    <p role="status">
      <strong id="count">{{ basket.finds().length }}</strong> mushrooms,
      <strong id="grams">{{ basket.grams() }}</strong> g
    </p>
    <button type="button" id="empty" (click)="basket.empty()">
      Empty the basket
    </button>
    <!-- #enddocregion template -->
  `,
})
// #docregion class
export class BasketSummary {
  protected readonly basket = inject(Basket);
}
// #enddocregion class
