import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { Climate } from '../src/app/climate';
import { Logbook } from '../src/app/logbook';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion computed
it('finds dry air before warm air matters', () => {
  const climate = TestBed.inject(Climate);

  climate.receive({ celsius: 26, humidity: 40 });

  expect(climate.vaporDeficit()).toBeCloseTo(2.02, 2);
  expect(climate.advice()).toBe('too dry');
});
// #enddocregion computed

// #docregion effect
it('writes a line when the advice changes', () => {
  const climate = TestBed.inject(Climate);
  const logbook = TestBed.inject(Logbook);
  TestBed.tick();

  climate.receive({ celsius: 25 });
  TestBed.tick();
  climate.receive({ celsius: 31 });
  TestBed.tick();

  expect(logbook.lines()).toEqual(['good at 22 °C', 'too warm at 31 °C']);
});
// #enddocregion effect
