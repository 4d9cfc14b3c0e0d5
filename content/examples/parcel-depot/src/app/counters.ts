import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Quote } from './quote';
import { ExpressTariff, Tariff } from './tariff';

// #docregion standard
@Component({
  selector: 'app-counter',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './counter.html',
  styleUrl: './counter.css',
  providers: [Quote],
})
export class Counter {
  protected readonly name = inject(Tariff).name;
  protected readonly quote = inject(Quote);
}
// #enddocregion standard

// #docregion express
@Component({
  selector: 'app-express-counter',
  imports: [Counter],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<app-counter />',
  providers: [{ provide: Tariff, useClass: ExpressTariff }],
})
export class ExpressCounter {}
// #enddocregion express
