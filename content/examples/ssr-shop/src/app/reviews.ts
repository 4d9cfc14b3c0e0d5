import {
  ChangeDetectionStrategy,
  Component,
  input,
  signal,
} from '@angular/core';

@Component({
  selector: 'app-reviews',
  template: `
    <h2>Reviews</h2>
    @for (review of reviews(); track review) {
      <p>{{ review }}</p>
    }
    <button type="button" (click)="thanks.set(thanks() + 1)">Helpful</button>
    <p>{{ thanks() }} found this helpful</p>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Reviews {
  readonly reviews = input.required<readonly string[]>();
  protected readonly thanks = signal(0);
}
