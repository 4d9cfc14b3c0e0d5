import { ChangeDetectionStrategy, Component, model } from '@angular/core';

// #docregion field
@Component({
  selector: 'app-quantity-field',
  template: `
    <button type="button" (click)="quantity.set(quantity() - 1)">Less</button>
    <output aria-label="Quantity">{{ quantity() }}</output>
    <button type="button" (click)="quantity.set(quantity() + 1)">More</button>
  `,
  // #enddocregion field
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion field
})
export class QuantityField {
  readonly quantity = model(1);
}
// #enddocregion field
