import {
  AsyncPipe,
  CurrencyPipe,
  DatePipe,
  KeyValuePipe,
  PercentPipe,
  TitleCasePipe,
} from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { AgeNamePipe } from './age-name-pipe';
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
    AgeNamePipe,
    WeightPipe,
  ],
  // #enddocregion imports
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly product = {
    name: 'mountain cheese',
    packedAt: '2026-03-09T07:45:00',
    pricePerKilo: 31.5,
    fat: 0.285,
    flavors: { sharpness: 7, salt: 5, sweetness: 8 },
  };
  protected readonly months = signal(8);
  protected readonly grams = signal(250);

  // #docregion async
  protected readonly stock = Promise.resolve(18_400);
  // #enddocregion async
}
