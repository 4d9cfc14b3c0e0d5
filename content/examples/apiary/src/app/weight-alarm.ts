import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
} from '@angular/core';
import { HIVE } from './hive';

// #docregion alarm
@Component({
  selector: 'app-weight-alarm',
  template: `
    @if (full()) {
      <strong>Add a box to {{ hive.name }}</strong>
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class WeightAlarm {
  protected readonly hive = inject(HIVE);
  protected readonly full = computed(() => (this.hive.weight() ?? 0) > 28);
}
// #enddocregion alarm
