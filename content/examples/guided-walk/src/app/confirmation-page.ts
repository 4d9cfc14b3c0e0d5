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
  selector: 'app-confirmation-page',
  template: `
    <h1>Booking {{ number() }}</h1>
    @if (justBooked()) {
      <p>Thank you for your booking!</p>
    }
    @if (booking(); as booking) {
      <p>{{ booking['walk'] }} for {{ booking['name'] }}</p>
    } @else {
      <p>Call us for the details of this booking.</p>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ConfirmationPage {
  private readonly router = inject(Router);
  readonly number = input.required<string>();

  // #docregion extras
  /** Read after each navigation, because the next booking keeps the page. */
  private readonly extras = toSignal(
    this.router.events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map(() => this.router.lastSuccessfulNavigation?.extras),
    ),
  );

  protected readonly booking = computed(() => this.extras()?.state);
  protected readonly justBooked = computed(
    () => this.extras()?.info === 'booked',
  );
  // #enddocregion extras
}
