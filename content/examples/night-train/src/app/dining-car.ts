import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Journey } from './journey';

@Component({
  selector: 'app-dining-car',
  template: `
    <h1>Dining car</h1>
    @for (table of ['window', 'aisle']; track table) {
      <button
        type="button"
        [attr.aria-pressed]="journey.table() === table"
        (click)="journey.table.set(table)"
      >
        {{ table }}
      </button>
    }
  `,
  styles: `
    button {
      margin-inline-end: 0.5rem;
      padding: 0.375rem 0.75rem;
      font: inherit;
    }

    button[aria-pressed="true"] {
      background: Highlight;
      color: HighlightText;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export default class DiningCar {
  protected readonly journey = inject(Journey);
}
