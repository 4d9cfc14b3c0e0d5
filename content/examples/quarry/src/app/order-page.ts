import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router } from '@angular/router';
import { filter, map } from 'rxjs';

@Component({
  selector: 'app-order-page',
  template: `
    <h1>Order {{ number() }}</h1>
    @if (justPlaced()) {
      <p>Thank you for your order!</p>
    }
    @if (load(); as load) {
      <p>{{ load['tons'] }} t of {{ load['stone'] }}</p>
    } @else {
      <p>Call us for the details of this order.</p>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OrderPage {
  private readonly router = inject(Router);
  readonly number = input.required<string>();

  // #docregion extras
  /** Of each navigation that ends here: the next order keeps the page. */
  private readonly extras = toSignal(
    this.router.events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map(() => this.router.lastSuccessfulNavigation?.extras),
    ),
  );

  protected readonly load = computed(() => this.extras()?.state);
  protected readonly justPlaced = computed(
    () => this.extras()?.info === 'placed',
  );
  // #enddocregion extras
}
