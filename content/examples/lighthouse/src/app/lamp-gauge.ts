import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
} from '@angular/core';
import { Instrument } from './instrument';
import { WatchLog } from './watch-log';

// #docregion lamp
@Component({
  selector: 'app-lamp-gauge',
  template: '<p>{{ station() }}: {{ hours() }} hours burned</p>',
  styleUrl: './instrument.css',
  host: { '[class.old]': 'hours() > 500' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class LampGauge extends Instrument {
  readonly hours = input(0);

  protected override readonly alarm = computed(() => this.hours() > 1000);

  private readonly watch = inject(WatchLog);

  override ngOnInit(): void {
    super.ngOnInit();
    this.watch.note(`Lamp has ${this.hours()} hours`);
  }
}
// #enddocregion lamp
