import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { ReviewList } from './review-list';

// #docregion section
@Component({
  selector: 'app-review-section',
  imports: [ReviewList],
  template: `
    <h2>Reviews</h2>
    @defer (on interaction) {
      <app-review-list [productId]="productId()" />
    } @placeholder {
      <button type="button">Show reviews</button>
    } @loading {
      <p>One moment</p>
    } @error {
      <p>The reviews are not available.</p>
    }
  `,
  // #enddocregion section
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion section
})
export class ReviewSection {
  readonly productId = input.required<number>();
}
// #enddocregion section
