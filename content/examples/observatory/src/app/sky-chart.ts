import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';

@Component({
  selector: 'app-sky-chart',
  template: `
    <svg viewBox="0 0 200 80" role="img" [attr.aria-label]="label()">
      <rect width="200" height="80" fill="#10182b" />
      @for (star of stars(); track $index) {
        <circle
          fill="#f5f1dc"
          [attr.cx]="star.x"
          [attr.cy]="star.y"
          [attr.r]="star.radius"
        />
      }
    </svg>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class SkyChart {
  readonly count = input(40);

  protected readonly label = computed(
    () => `Sky chart with ${this.count()} stars`,
  );

  protected readonly stars = computed(() =>
    Array.from({ length: this.count() }, (_, index) => ({
      x: (index * 61) % 200,
      y: (index * 37) % 80,
      radius: 0.4 + (index % 4) * 0.3,
    })),
  );
}
