import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { HumidityGauge } from './humidity-gauge';

@Component({
  selector: 'app-root',
  imports: [HumidityGauge],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly bay = {
    name: 'Bay 3: orchids',
    note: '<b>Do not</b> spray the flowers',
  };

  // #docregion state
  protected readonly humidity = signal(62);
  protected readonly vent = signal(false);

  protected readonly climate = computed(() => {
    if (this.humidity() < 50) {
      return 'dry';
    }
    return this.humidity() > 80 ? 'damp' : 'good';
  });
  // #enddocregion state

  // #docregion classes
  protected readonly adviceClasses = computed(() => ({
    dry: this.climate() === 'dry',
    damp: this.climate() === 'damp',
  }));
  // #enddocregion classes

  protected toggleVent(): void {
    this.vent.update((open) => !open);
  }
}
