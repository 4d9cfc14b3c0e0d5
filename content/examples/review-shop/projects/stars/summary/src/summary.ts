import { DecimalPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { STARS_OPTIONS } from 'stars';

@Component({
  selector: 'acme-stars-summary',
  imports: [DecimalPipe],
  template: `{{ average() | number: '1.1-1' }} of {{ count }} stars`,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StarsSummary {
  readonly ratings = input.required<readonly number[]>();
  protected readonly count = inject(STARS_OPTIONS).count;
  protected readonly average = computed(() => {
    const ratings = this.ratings();
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return ratings.length === 0 ? 0 : sum / ratings.length;
  });
}
