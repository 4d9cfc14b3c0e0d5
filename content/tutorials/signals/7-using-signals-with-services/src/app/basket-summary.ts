// #docregion import
import { Component, computed, signal } from '@angular/core';
import { Mushroom } from './mushroom';
// #enddocregion import

@Component({
  selector: 'app-basket-summary',
  template: `
    <!-- #docregion template -->
    <p role="status">
      <strong id="count">{{ finds().length }}</strong> mushrooms,
      <strong id="grams">{{ grams() }}</strong> g
    </p>
    <button type="button" id="empty" (click)="empty()">Empty the basket</button>
    <!-- #enddocregion template -->
  `,
})
// #docregion class
export class BasketSummary {
  protected readonly finds = signal<readonly Mushroom[]>([]);
  protected readonly grams = computed(() =>
    this.finds().reduce((sum, { grams }) => sum + grams, 0),
  );

  protected empty(): void {
    this.finds.set([]);
  }
}
// #enddocregion class
