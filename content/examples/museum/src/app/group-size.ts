import { Component, model } from '@angular/core';

@Component({
  selector: 'app-group-size',
  template: `
    <button
      type="button"
      aria-label="One person less"
      [disabled]="people() === 1"
      (click)="people.set(people() - 1)"
    >
      −
    </button>
    <output>{{ people() }}</output>
    <button
      type="button"
      aria-label="One person more"
      (click)="people.set(people() + 1)"
    >
      +
    </button>
  `,
  styles: `
    button {
      min-width: 2.25rem;
      padding-block: 0.375rem;
      font: inherit;
    }

    output {
      display: inline-block;
      min-width: 2rem;
      text-align: center;
    }
  `,
})
export class GroupSize {
  readonly people = model.required<number>();
}
