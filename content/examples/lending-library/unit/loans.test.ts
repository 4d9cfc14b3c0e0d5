import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../src/app/clock';
import { LOAN_DAYS } from '../src/app/loan-days';
import { Loans } from '../src/app/loans';

// #docregion replace
describe('Loans', () => {
  const firstOfMarch: Clock = { today: () => new Date(2025, 2, 1) };

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        { provide: Clock, useValue: firstOfMarch },
      ],
    });
  });

  it('lends an item for three weeks', () => {
    const loans = TestBed.inject(Loans);

    loans.lend('Projector');

    expect(loans.count()).toBe(1);
    expect(loans.find('Projector')?.due).toEqual(new Date(2025, 2, 22));
  });
  // #enddocregion replace

  it('takes the number of days from its token', () => {
    TestBed.configureTestingModule({
      providers: [{ provide: LOAN_DAYS, useValue: 7 }],
    });
    const loans = TestBed.inject(Loans);

    loans.lend('Projector');

    expect(loans.find('Projector')?.due).toEqual(new Date(2025, 2, 8));
  });

  it('forgets an item that came back', () => {
    const loans = TestBed.inject(Loans);

    loans.lend('Projector');
    loans.takeBack('Projector');

    expect(loans.all()).toEqual([]);
  });
  // #docregion replace
});
// #enddocregion replace
