import { provideZonelessChangeDetection, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { HIVE } from '../src/app/hive';
import { WeightAlarm } from '../src/app/weight-alarm';

// #docregion test
it('asks for a box when the hive is heavy', async () => {
  const weight = signal(28);
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: HIVE, useValue: { name: 'Test hive', weight } },
    ],
  });
  const fixture = TestBed.createComponent(WeightAlarm);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).not.toContain('Add a box');

  weight.set(29);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('Add a box to Test hive');
});
// #enddocregion test
