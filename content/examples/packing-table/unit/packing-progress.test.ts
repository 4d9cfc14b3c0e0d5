// #docregion destroy
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion destroy
import { beforeEach, expect, it } from 'vitest';
// #docregion destroy
import { Journal } from './journal';
import { PackingProgress } from './packing-progress';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

it('stops its timer when Angular destroys it', async () => {
  const fixture = TestBed.createComponent(PackingProgress);
  fixture.componentRef.setInput('orders', 40);
  await fixture.whenStable();

  fixture.destroy();

  const entries = TestBed.inject(Journal).entries();
  expect(entries.at(-1)).toBe('DestroyRef: timer cleared');
});
// #enddocregion destroy

it('reports more orders as a change', async () => {
  const fixture = TestBed.createComponent(PackingProgress);
  fixture.componentRef.setInput('orders', 40);
  await fixture.whenStable();
  fixture.componentRef.setInput('orders', 45);
  await fixture.whenStable();

  expect(TestBed.inject(Journal).entries()).toContain(
    'ngOnChanges: from 40 to 45',
  );
});
