import {
  ChangeDetectionStrategy,
  Component,
  input,
  model,
} from '@angular/core';

@Component({
  selector: 'app-quantity-picker',
  template: `
    <button
      type="button"
      aria-label="Less"
      [disabled]="quantity() <= 1"
      (click)="quantity.set(quantity() - 1)"
    >
      −
    </button>
    <output>{{ quantity() }}</output>
    <button
      type="button"
      aria-label="More"
      [disabled]="quantity() >= max()"
      (click)="quantity.set(quantity() + 1)"
    >
      +
    </button>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class QuantityPicker {
  readonly max = input(10);
  readonly quantity = model(1);
}
