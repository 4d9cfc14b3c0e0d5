import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Counter, ExpressCounter } from './counters';
import { DayBookReader } from './day-book';
import { DEPOT_CONFIG } from './depot-config';

// #docregion app
@Component({
  selector: 'app-root',
  imports: [Counter, ExpressCounter],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly city = inject(DEPOT_CONFIG).city;
  protected readonly dayBook = inject(DayBookReader);
}
// #enddocregion app
