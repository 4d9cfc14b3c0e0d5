import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { CountRow } from '../src/app/count-row';

// #docregion test
it('reports one more', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(CountRow);
  const reported: number[] = [];
  fixture.componentInstance.changed.subscribe((quantity) =>
    reported.push(quantity),
  );
  fixture.componentRef.setInput('quantity', 8);
  await fixture.whenStable();

  const row: HTMLElement = fixture.nativeElement;
  row.querySelector('button')?.click();

  expect(reported).toEqual([9]);
});
// #enddocregion test
