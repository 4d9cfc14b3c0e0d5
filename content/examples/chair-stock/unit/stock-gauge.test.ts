import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { StockGauge } from '../src/app/stock-gauge';

// #docregion test
it('marks a value outside the range', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(StockGauge);
  fixture.componentRef.setInput('count', 90);
  await fixture.whenStable();

  const gauge: HTMLElement = fixture.nativeElement;
  expect(gauge.classList.contains('outside')).toBe(true);
  expect(gauge.querySelector('circle')?.getAttribute('cx')).toBe('90');
});
// #enddocregion test
