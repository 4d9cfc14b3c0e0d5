import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-booking-page',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  template: `
    <h1>Book a guided walk</h1>
    <nav aria-label="Steps">
      <!-- #docregion steps -->
      @for (step of ['walk', 'name', 'check']; track step) {
        <a
          [routerLink]="step"
          routerLinkActive="current"
          ariaCurrentWhenActive="step"
          >{{ step }}</a
        >
      }
      <!-- #enddocregion steps -->
    </nav>
    <router-outlet />
  `,
  styles: `
    nav {
      display: flex;
      gap: 1rem;
    }

    .current {
      font-weight: bold;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class BookingPage {}
