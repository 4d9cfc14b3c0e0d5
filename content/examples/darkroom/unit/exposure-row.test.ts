import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { ExposureRow } from '../src/app/exposure-row';

// #docregion test
it('reports a longer exposure', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(ExposureRow);
  const reported: number[] = [];
  fixture.componentInstance.changed.subscribe((seconds) =>
    reported.push(seconds),
  );
  fixture.componentRef.setInput('seconds', 8);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement;
  row.querySelector('button')?.click();

  expect(reported).toEqual([9]);
});
// #enddocregion test
