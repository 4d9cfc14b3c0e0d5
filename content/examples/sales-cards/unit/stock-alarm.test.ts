import { provideZonelessChangeDetection, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { PRODUCT } from '../src/app/product';
import { StockAlarm } from '../src/app/stock-alarm';

// #docregion test
it('asks for more when the product sells well', async () => {
  const sales = signal(28);
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: PRODUCT, useValue: { name: 'Tea', sales } },
    ],
  });
  const fixture = TestBed.createComponent(StockAlarm);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).not.toContain('Order more');

  sales.set(29);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('Order more Tea');
});
// #enddocregion test
