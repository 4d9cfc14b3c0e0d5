import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  numberAttribute,
  output,
} from '@angular/core';

// #docregion component
/** Shows how much water a plot needs, with a button to confirm it. */
@Component({
  selector: 'app-watering-plan',
  template: `
    <h2>{{ plot() }}</h2>
    <p>{{ cans() }} cans of water after {{ dryDays() }} dry days</p>
    <ng-content />
    <button type="button" (click)="watered.emit(cans())">Watered</button>
  `,
  styles: `
    :host {
      display: block;
      padding: 1rem;
      border: 1px solid currentcolor;
      border-radius: 0.5rem;
    }

    h2 {
      margin: 0;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class WateringPlan {
  readonly plot = input('Your plot');
  readonly squareMeters = input(0, { transform: numberAttribute });
  readonly dryDays = input(0, { transform: numberAttribute });

  readonly watered = output<number>();

  protected readonly cans = computed(() =>
    Math.ceil((this.squareMeters() * this.dryDays()) / 4),
  );
}
// #enddocregion component
