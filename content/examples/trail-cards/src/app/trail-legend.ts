import {
  ChangeDetectionStrategy,
  Component,
  forwardRef,
  signal,
} from '@angular/core';
import { TrailLegendToken } from './trail-legend-token';
import { marks } from './trail-marks';

// #docregion legend
@Component({
  selector: 'app-trail-legend',
  template: `
    @if (shown()) {
      <dl>
        @for (mark of marks; track mark.blaze) {
          <dt>{{ mark.blaze }}</dt>
          <dd>{{ mark.meaning }}</dd>
        }
      </dl>
    }
  `,
  providers: [
    {
      provide: TrailLegendToken,
      useExisting: forwardRef(() => TrailLegend),
    },
  ],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class TrailLegend extends TrailLegendToken {
  protected readonly marks = marks;

  private readonly open = signal(false);
  override readonly shown = this.open.asReadonly();

  override toggle(): void {
    this.open.update((open) => !open);
  }
}
// #enddocregion legend
