import { Component, inject } from '@angular/core';
import { Basket } from './basket';

@Component({
  selector: 'app-basket-summary',
  template: `
    <p role="status">
      <strong id="count">{{ basket._finds().length }}</strong> mushrooms,
      <strong id="grams">{{ basket.grams() }}</strong> g
    </p>
    <button type="button" id="empty" (click)="basket.empty()">
      Empty the basket
    </button>
  `,
})
export class BasketSummary {
  protected readonly basket = inject(Basket);
}
