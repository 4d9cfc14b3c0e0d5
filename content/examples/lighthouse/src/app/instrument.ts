import {
  Directive,
  inject,
  input,
  type OnInit,
  output,
  type Signal,
} from '@angular/core';
import { WatchLog } from './watch-log';

// #docregion base
/** What all instruments of the lighthouse have in common. */
@Directive({
  host: {
    role: 'group',
    '[attr.aria-label]': 'station()',
    '[class.alarm]': 'alarm()',
  },
})
export abstract class Instrument implements OnInit {
  readonly station = input.required<string>();
  readonly acknowledged = output<string>();

  protected abstract readonly alarm: Signal<boolean>;

  private readonly log = inject(WatchLog);

  ngOnInit(): void {
    this.log.note(`${this.station()} is ready`);
  }

  protected acknowledge(): void {
    this.acknowledged.emit(this.station());
  }
}
// #enddocregion base
