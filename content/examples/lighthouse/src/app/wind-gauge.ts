import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
} from '@angular/core';
import { Instrument } from './instrument';

// #docregion wind
@Component({
  selector: 'app-wind-gauge',
  template: `
    <p>{{ station() }}: {{ knots() }} knots</p>
    @if (alarm()) {
      <button type="button" (click)="acknowledge()">Acknowledge gale</button>
    }
  `,
  styleUrl: './instrument.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class WindGauge extends Instrument {
  readonly knots = input(0);

  protected override readonly alarm = computed(() => this.knots() > 33);
}
// #enddocregion wind
