import { ChangeDetectionStrategy, Component, input } from '@angular/core';

// #docregion section
@Component({
  selector: 'app-cart-section',
  template: `
    <h2>{{ heading() }}</h2>
    <ng-content />
  `,
  // #enddocregion section
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion section
})
export class CartSection {
  readonly heading = input.required<string>();
}
// #enddocregion section
