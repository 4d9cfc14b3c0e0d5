import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../src/app/clock';
import { HutLog } from '../src/app/hut-log';
import { Reservations } from '../src/app/reservations';

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

  it('takes the beds of a party from those that are free', () => {
    const reservations = TestBed.inject(Reservations);

    const gotBeds = reservations.reserve({ name: 'Okafor', size: 4 });

    expect(gotBeds).toBe(true);
    expect(reservations.freeBeds()).toBe(20);
    expect(TestBed.inject(HutLog).entries()).toEqual([
      { time: sevenInTheEvening, text: 'Reserved 4 beds for Okafor' },
    ]);
  });
  // #enddocregion suite

  it('turns away a party that does not fit', () => {
    const reservations = TestBed.inject(Reservations);

    reservations.reserve({ name: 'Scouts', size: 22 });

    expect(reservations.reserve({ name: 'Bauer', size: 3 })).toBe(false);
    expect(reservations.parties()).toHaveLength(1);
    expect(TestBed.inject(HutLog).entries()[0]?.text).toBe('No room for Bauer');
  });

  it('gives the beds back when a party cancels', () => {
    const reservations = TestBed.inject(Reservations);
    const party = { name: 'Okafor', size: 4 };

    reservations.reserve(party);
    reservations.cancel(party);

    expect(reservations.freeBeds()).toBe(24);
  });
  // #docregion suite
});
// #enddocregion suite
