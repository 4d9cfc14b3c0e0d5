import { Component, computed, inject } from '@angular/core';
import { Basket } from './basket';

@Component({
  selector: 'app-basket-summary',
  template: `
    <p role="status">
      <strong id="count">{{ finds().length }}</strong> mushrooms,
      <strong id="grams">{{ grams() }}</strong> g
    </p>
    <button type="button" id="empty" (click)="empty()">Empty the basket</button>
  `,
})
export class BasketSummary {
  private readonly basket = inject(Basket);
  protected readonly finds = this.basket.content;
  protected readonly grams = computed(() =>
    this.finds().reduce((sum, { grams }) => sum + grams, 0),
  );

  protected empty(): void {
    this.finds.set([]);
  }
}
