// #docregion destroy
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion destroy
import { beforeEach, expect, it } from 'vitest';
// #docregion destroy
import { Journal } from './journal';
import { KilnProbe } from './kiln-probe';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

it('stops its timer when Angular destroys it', async () => {
  const fixture = TestBed.createComponent(KilnProbe);
  fixture.componentRef.setInput('target', 980);
  await fixture.whenStable();

  fixture.destroy();

  const entries = TestBed.inject(Journal).entries();
  expect(entries.at(-1)).toBe('DestroyRef: timer cleared');
});
// #enddocregion destroy

it('reports a new target as a change', async () => {
  const fixture = TestBed.createComponent(KilnProbe);
  fixture.componentRef.setInput('target', 980);
  await fixture.whenStable();
  fixture.componentRef.setInput('target', 1000);
  await fixture.whenStable();

  expect(TestBed.inject(Journal).entries()).toContain(
    'ngOnChanges: from 980 to 1000',
  );
});
