import { ChangeDetectionStrategy, Component, input } from '@angular/core';

@Component({
  selector: 'app-price-tag',
  template: `
    @if (price() < usualPrice()) {
      <del>{{ usualPrice() }}</del>
    }
    <span>{{ price() }} euros</span>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class PriceTag {
  readonly price = input.required<number>();
  readonly usualPrice = input(0);
}
