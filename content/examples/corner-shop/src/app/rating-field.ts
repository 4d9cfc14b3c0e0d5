import { ChangeDetectionStrategy, Component, model } from '@angular/core';

// #docregion field
@Component({
  selector: 'app-rating-field',
  template: '{{ stars() }} stars',
  host: {
    role: 'slider',
    tabindex: '0',
    'aria-label': 'Rating',
    'aria-valuemin': '0',
    'aria-valuemax': '5',
    '[attr.aria-valuenow]': 'stars()',
    '(keydown.arrowright)': 'change(1)',
    '(keydown.arrowleft)': 'change(-1)',
  },
  // #enddocregion field
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion field
})
export class RatingField {
  readonly stars = model(0);

  protected change(by: number): void {
    this.stars.update((stars) => Math.min(5, Math.max(0, stars + by)));
  }
}
// #enddocregion field
