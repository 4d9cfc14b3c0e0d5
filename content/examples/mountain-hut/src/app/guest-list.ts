import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Reservations } from './reservations';

@Component({
  selector: 'app-guest-list',
  template: `
    <h2>Tonight</h2>
    <ul>
      @for (party of reservations.parties(); track party) {
        <li>
          {{ party.name }}, {{ party.size }}
          <button type="button" (click)="reservations.cancel(party)">
            Cancel {{ party.name }}
          </button>
        </li>
      } @empty {
        <li>Nobody yet</li>
      }
    </ul>
  `,
  styles: `
    h2 {
      margin-block: 1rem 0.25rem;
      font-size: 1.125rem;
    }

    button {
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class GuestList {
  protected readonly reservations = inject(Reservations);
}
