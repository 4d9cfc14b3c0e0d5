import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { RoastNamePipe } from '../src/app/roast-name-pipe';
import { WeightPipe } from '../src/app/weight-pipe';

// #docregion test
it('names the roast', () => {
  const roastName = new RoastNamePipe();

  expect(roastName.transform(209)).toBe('light roast');
  expect(roastName.transform(210, 'short')).toBe('medium');
});

it('changes to kilograms', () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection(), WeightPipe],
  });
  const weight = TestBed.inject(WeightPipe);

  expect(weight.transform(999)).toBe('999 g');
  expect(weight.transform(1250)).toBe('1.25 kg');
});
// #enddocregion test
