import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../src/app/clock';
import { Reservations } from '../src/app/reservations';
import { ShopLog } from '../src/app/shop-log';

// #docregion suite
describe('Reservations', () => {
  const sevenInTheEvening = new Date(2025, 6, 12, 19);

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        { provide: Clock, useValue: { now: () => sevenInTheEvening } },
      ],
    });
  });

  it('takes the chairs of a customer from those that are left', () => {
    const reservations = TestBed.inject(Reservations);

    const gotChairs = reservations.reserve({ name: 'Okafor', quantity: 4 });

    expect(gotChairs).toBe(true);
    expect(reservations.chairsLeft()).toBe(20);
    expect(TestBed.inject(ShopLog).entries()).toEqual([
      { time: sevenInTheEvening, text: 'Reserved 4 chairs for Okafor' },
    ]);
  });
  // #enddocregion suite

  it('turns away a customer when too few chairs are left', () => {
    const reservations = TestBed.inject(Reservations);

    reservations.reserve({ name: 'Scouts', quantity: 22 });

    expect(reservations.reserve({ name: 'Bauer', quantity: 3 })).toBe(false);
    expect(reservations.customers()).toHaveLength(1);
    expect(TestBed.inject(ShopLog).entries()[0]?.text).toBe(
      'Too few chairs for Bauer',
    );
  });

  it('gives the chairs back when a customer cancels', () => {
    const reservations = TestBed.inject(Reservations);
    const customer = { name: 'Okafor', quantity: 4 };

    reservations.reserve(customer);
    reservations.cancel(customer);

    expect(reservations.chairsLeft()).toBe(24);
  });
  // #docregion suite
});
// #enddocregion suite
