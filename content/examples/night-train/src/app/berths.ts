import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Journey } from './journey';

@Component({
  selector: 'app-berths',
  template: `
    <h1>Choose a berth</h1>
    @for (berth of ['lower', 'upper']; track berth) {
      <button
        type="button"
        [attr.aria-pressed]="journey.berth() === berth"
        (click)="journey.berth.set(berth)"
      >
        {{ berth }}
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
export default class Berths {
  protected readonly journey = inject(Journey);
}
