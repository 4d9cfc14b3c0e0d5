import {
  ChangeDetectionStrategy,
  Component,
  forwardRef,
  HostAttributeToken,
  inject,
} from '@angular/core';
import { HIVE, Hive } from './hive';
import { injectHiveWeight } from './hive-weight';
import { WeightAlarm } from './weight-alarm';

// #docregion card
@Component({
  selector: 'app-hive-card',
  imports: [WeightAlarm],
  template: `
    <h2>{{ name }}</h2>
    <p>{{ weight() ?? '–' }} kg <app-weight-alarm /></p>
  `,
  providers: [{ provide: HIVE, useExisting: forwardRef(() => HiveCard) }],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class HiveCard implements Hive {
  // #docregion fields
  readonly name = inject(new HostAttributeToken('hive'));
  readonly weight = injectHiveWeight(this.name);
  // #enddocregion fields
}
// #enddocregion card
