import {
  AsyncPipe,
  CurrencyPipe,
  DatePipe,
  KeyValuePipe,
  PercentPipe,
  TitleCasePipe,
} from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { RoastNamePipe } from './roast-name-pipe';
import { WeightPipe } from './weight-pipe';

@Component({
  selector: 'app-root',
  // #docregion imports
  imports: [
    AsyncPipe,
    CurrencyPipe,
    DatePipe,
    KeyValuePipe,
    PercentPipe,
    TitleCasePipe,
    RoastNamePipe,
    WeightPipe,
  ],
  // #enddocregion imports
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly lot = {
    origin: 'san rafael',
    roastedAt: '2026-03-09T07:45:00',
    pricePerKilo: 31.5,
    moisture: 0.1125,
    flavors: { acidity: 7, body: 5, sweetness: 8 },
  };
  protected readonly temperature = signal(214);
  protected readonly grams = signal(250);

  // #docregion async
  protected readonly stock = Promise.resolve(18_400);
  // #enddocregion async
}
