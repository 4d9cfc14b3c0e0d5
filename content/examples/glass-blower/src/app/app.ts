import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { CoolingCurve } from './cooling-curve';
import { Point } from './curve-chart';

@Component({
  selector: 'app-root',
  imports: [CoolingCurve],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly millimeters = signal(6);
  protected readonly shown = signal(true);

  /** Thick glass is held longer and cools more slowly. */
  protected readonly points = computed<readonly Point[]>(() => {
    const hold = this.millimeters() * 10;
    return [
      [0, 510],
      [hold, 510],
      [hold * 4, 370],
      [hold * 5, 40],
    ];
  });
}
