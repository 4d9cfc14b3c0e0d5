import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { AgeNamePipe } from '../src/app/age-name-pipe';
import { WeightPipe } from '../src/app/weight-pipe';

// #docregion test
it('names the age', () => {
  const ageName = new AgeNamePipe();

  expect(ageName.transform(5)).toBe('young cheese');
  expect(ageName.transform(6, 'short')).toBe('mature');
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
