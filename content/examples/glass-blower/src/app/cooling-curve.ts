import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  effect,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { CurveChart, Point } from './curve-chart';

// #docregion library
@Component({
  selector: 'app-cooling-curve',
  template: `
    <div #chart role="img" [attr.aria-label]="label()"></div>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class CoolingCurve {
  readonly points = input.required<readonly Point[]>();

  protected readonly label = computed(() => {
    const [minutes, celsius] = this.points().at(-1) ?? [0, 0];
    return `Curve down to ${celsius} °C after ${minutes} minutes`;
  });

  private readonly element =
    viewChild.required<ElementRef<HTMLElement>>('chart');
  private readonly chart = signal<CurveChart | undefined>(undefined);

  constructor() {
    const destroyRef = inject(DestroyRef);
    afterNextRender(() => {
      const chart = new CurveChart(this.element().nativeElement);
      destroyRef.onDestroy(() => chart.dispose());
      this.chart.set(chart);
    });
    effect(() => this.chart()?.show(this.points()));
  }
}
// #enddocregion library
