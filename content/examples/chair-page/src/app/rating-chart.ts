import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';

@Component({
  selector: 'app-rating-chart',
  template: `
    <svg viewBox="0 0 200 80" role="img" [attr.aria-label]="label()">
      <rect width="200" height="80" fill="#10182b" />
      @for (rating of ratings(); track $index) {
        <circle
          fill="#f5f1dc"
          [attr.cx]="rating.x"
          [attr.cy]="rating.y"
          [attr.r]="rating.radius"
        />
      }
    </svg>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class RatingChart {
  readonly count = input(40);

  protected readonly label = computed(
    () => `Chart with ${this.count()} ratings`,
  );

  protected readonly ratings = computed(() =>
    Array.from({ length: this.count() }, (_, index) => ({
      x: (index * 61) % 200,
      y: (index * 37) % 80,
      radius: 0.4 + (index % 4) * 0.3,
    })),
  );
}
