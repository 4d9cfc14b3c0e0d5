import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';

// #docregion stepper
@Component({
  selector: 'app-quantity-stepper',
  template: `
    <span class="name">{{ name() }}</span>
    <button
      type="button"
      [attr.aria-label]="'Less ' + name()"
      [disabled]="quantity() === 0"
      (click)="quantity.set(quantity() - 1)"
    >
      −
    </button>
    <output>{{ quantity() }}</output>
    <button
      type="button"
      [attr.aria-label]="'More ' + name()"
      [disabled]="quantity() === stock()"
      (click)="quantity.set(quantity() + 1)"
    >
      +
    </button>
    @if (quantity() === stock()) {
      <em>That is all that is left.</em>
    }
  `,
  // #enddocregion stepper
  styles: `
    :host {
      display: flex;
      gap: 0.5rem;
      align-items: center;
      margin-block: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion stepper
})
export class QuantityStepper {
  readonly name = input.required<string>();
  readonly stock = input(10);
  readonly quantity = model(1);
}
// #enddocregion stepper
