import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Quote } from './quote';
import { ExpressTariff, Tariff } from './tariff';

// #docregion standard
@Component({
  selector: 'app-counter',
  templateUrl: './counter.html',
  styleUrl: './counter.css',
  providers: [Quote],
  changeDetection: ChangeDetectionStrategy.OnPush,
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
  template: '<app-counter />',
  providers: [{ provide: Tariff, useClass: ExpressTariff }],
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ExpressCounter {}
// #enddocregion express
