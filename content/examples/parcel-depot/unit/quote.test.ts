import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { MONEY_FORMAT } from '../src/app/money-format';
import { PARCEL_CHECKS } from '../src/app/parcel-checks';
import { provideDepot } from '../src/app/provide-depot';
import { Quote } from '../src/app/quote';
import { Tariff } from '../src/app/tariff';

// #docregion override
it('quotes what the tariff says', () => {
  const flat: Tariff = { name: 'Flat', cents: () => 700 };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideDepot({ city: 'Test' }),
      { provide: Tariff, useValue: flat },
      { provide: MONEY_FORMAT, useValue: (cents: number) => `${cents} c` },
      Quote,
    ],
  });

  expect(TestBed.inject(Quote).price()).toBe('700 c');
});
// #enddocregion override

// #docregion multi
it('collects the checks of every provider', () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideDepot({ city: 'Test', maxKilograms: 10 }),
      { provide: PARCEL_CHECKS, useValue: () => 'Closed', multi: true },
      Quote,
    ],
  });
  const quote = TestBed.inject(Quote);

  quote.kilograms.set(11);

  expect(quote.problems()).toEqual(['More than 10 kg', 'Closed']);
});
// #enddocregion multi
