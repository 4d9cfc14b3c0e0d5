import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Rentals } from './rentals';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Kayaks</h1>
      <fieldset>
        <legend>On the water</legend>
        @for (kayak of rentals.kayaks; track kayak) {
          <label>
            <input
              type="checkbox"
              [checked]="rentals.out().includes(kayak)"
              (change)="rentals.toggle(kayak)"
            />
            {{ kayak }}
          </label>
        }
      </fieldset>
      <p role="status">{{ rentals.out().length }} out. {{ rentals.label }}.</p>
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }

    fieldset {
      display: grid;
      gap: 0.5rem;
      border: 1px solid currentcolor;
      border-radius: 0.25rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly rentals = inject(Rentals);
}
