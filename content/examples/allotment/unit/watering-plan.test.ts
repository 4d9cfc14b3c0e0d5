import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { WateringPlan } from '../src/app/watering-plan';

// #docregion test
it('converts the strings of attributes to numbers', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(WateringPlan);
  fixture.componentRef.setInput('squareMeters', '12');
  fixture.componentRef.setInput('dryDays', '3');
  await fixture.whenStable();

  expect(fixture.nativeElement.textContent).toContain('9 cans');
});
// #enddocregion test
