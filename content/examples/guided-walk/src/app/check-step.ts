import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router } from '@angular/router';
import { Booking } from './booking';

@Component({
  selector: 'app-check-step',
  template: `
    <h2>Is it right?</h2>
    <p>{{ booking.name() }} books {{ booking.walk() }}.</p>
    <button type="button" (click)="book()">Book</button>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CheckStep {
  protected readonly booking = inject(Booking);
  // #docregion book
  private readonly router = inject(Router);

  protected book(): Promise<boolean> {
    return this.router.navigate(['/bookings', 1041], {
      state: { name: this.booking.name(), walk: this.booking.walk() },
      info: 'booked',
    });
  }
  // #enddocregion book
}
