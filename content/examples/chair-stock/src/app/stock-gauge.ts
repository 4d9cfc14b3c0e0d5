import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';

// #docregion gauge
@Component({
  selector: 'app-stock-gauge',
  template: `
    <svg viewBox="0 0 100 12" role="img" [attr.aria-label]="label()">
      <rect width="100" height="12" rx="2" class="scale" />
      <rect
        class="range"
        height="12"
        [attr.x]="low()"
        [attr.width]="high() - low()"
      />
      <circle cy="6" r="5" [attr.cx]="count()" />
    </svg>
  `,
  styleUrl: './stock-gauge.css',
  host: {
    '[class.outside]': 'outside()',
  },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StockGauge {
  readonly count = input.required<number>();
  readonly low = input(40);
  readonly high = input(70);

  protected readonly outside = computed(
    () => this.count() < this.low() || this.count() > this.high(),
  );

  protected readonly label = computed(() => `${this.count()} in stock`);
}
// #enddocregion gauge
