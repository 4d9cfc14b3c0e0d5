import {
  ChangeDetectionStrategy,
  Component,
  inject,
  input,
  resource,
} from '@angular/core';
import { Reviews } from './reviews';

// #docregion list
@Component({
  selector: 'app-review-list',
  template: `
    @if (reviews.isLoading()) {
      <p role="status">Loading reviews</p>
    } @else if (reviews.error()) {
      <p role="alert">The reviews could not be loaded.</p>
    } @else {
      @for (review of reviews.value(); track $index) {
        <blockquote>{{ review }}</blockquote>
      } @empty {
        <p>No reviews yet</p>
      }
    }
  `,
  // #enddocregion list
  changeDetection: ChangeDetectionStrategy.OnPush,
  // #docregion list
})
export class ReviewList {
  private readonly service = inject(Reviews);
  readonly productId = input.required<number>();

  protected readonly reviews = resource({
    params: () => this.productId(),
    loader: ({ params }) => this.service.load(params),
  });
}
// #enddocregion list
