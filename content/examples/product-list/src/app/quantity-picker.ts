import { ChangeDetectionStrategy, Component, model } from '@angular/core';

@Component({
  selector: 'app-quantity-picker',
  template: `
    <button
      type="button"
      [disabled]="quantity() === 1"
      (click)="quantity.set(quantity() - 1)"
    >
      One less
    </button>
    <output>{{ quantity() }}</output>
    <button type="button" (click)="quantity.set(quantity() + 1)">
      One more
    </button>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class QuantityPicker {
  // #docregion model
  readonly quantity = model.required<number>();
  // #enddocregion model
}
