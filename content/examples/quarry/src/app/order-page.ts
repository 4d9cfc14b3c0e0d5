import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
} from '@angular/core';
import { Router } from '@angular/router';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Order {{ number() }}</h1>
    @if (justPlaced) {
      <p>Thank you for your order!</p>
    }
    @if (load) {
      <p>{{ load['tons'] }} t of {{ load['stone'] }}</p>
    } @else {
      <p>Call us for the details of this order.</p>
    }
  `,
})
export class OrderPage {
  readonly number = input.required<string>();

  // #docregion extras
  // The navigation is still running while its page is created.
  private readonly extras = inject(Router).currentNavigation()?.extras;

  /** Stored with the entry in the history: there after a reload. */
  protected readonly load = this.extras?.state;

  /** Only for this navigation: gone after a reload. */
  protected readonly justPlaced = this.extras?.info === 'placed';
  // #enddocregion extras
}
