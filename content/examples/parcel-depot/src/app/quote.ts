import { computed, Injectable, inject, signal } from '@angular/core';
import { DayBook } from './day-book';
import { MONEY_FORMAT } from './money-format';
import { PARCEL_CHECKS } from './parcel-checks';
import { Tariff } from './tariff';

/** The parcel on one counter, its price and what is wrong with it. */
// #docregion quote
@Injectable()
export class Quote {
  // #docregion inject
  private readonly tariff = inject(Tariff);
  private readonly checks = inject(PARCEL_CHECKS);
  private readonly format = inject(MONEY_FORMAT);
  private readonly dayBook = inject(DayBook);
  // #enddocregion inject

  readonly kilograms = signal(2);
  readonly fragile = signal(false);

  private readonly parcel = computed(() => ({
    kilograms: this.kilograms(),
    fragile: this.fragile(),
  }));

  readonly problems = computed(() =>
    this.checks
      .map((check) => check(this.parcel()))
      .filter((problem) => problem !== undefined),
  );

  readonly price = computed(() =>
    this.format(this.tariff.cents(this.parcel())),
  );

  accept(): void {
    this.dayBook.record(
      `${this.tariff.name}: ${this.kilograms()} kg, ${this.price()}`,
    );
  }
}
// #enddocregion quote
