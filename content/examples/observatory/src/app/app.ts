import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { NightLog } from './night-log';
import { SkyChart } from './sky-chart';
import { Weather } from './weather';

@Component({
  selector: 'app-root',
  imports: [NightLog, SkyChart, Weather],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly stars = signal(40);
  protected readonly showWeather = signal(false);
}
