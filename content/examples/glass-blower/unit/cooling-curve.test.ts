import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it, vi } from 'vitest';
import { CoolingCurve } from '../src/app/cooling-curve';
import { CurveChart, Point } from '../src/app/curve-chart';

// #docregion test
it('hands its points to the chart, and ends it', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const show = vi.spyOn(CurveChart.prototype, 'show');
  const dispose = vi.spyOn(CurveChart.prototype, 'dispose');
  const points: readonly Point[] = [
    [0, 510],
    [60, 40],
  ];

  const fixture = TestBed.createComponent(CoolingCurve);
  fixture.componentRef.setInput('points', points);
  await fixture.whenStable();
  expect(show).toHaveBeenCalledExactlyOnceWith(points);

  fixture.destroy();
  expect(dispose).toHaveBeenCalledOnce();
});
// #enddocregion test
