import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Journal } from '../src/app/journal';
import { KilnProbe } from '../src/app/kiln-probe';

beforeEach(() => {
  vi.useFakeTimers();
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

// #docregion changes
it('reports a new target as a change', () => {
  const fixture = TestBed.createComponent(KilnProbe);
  fixture.componentRef.setInput('target', 980);
  fixture.detectChanges();
  fixture.componentRef.setInput('target', 1000);
  fixture.detectChanges();

  expect(TestBed.inject(Journal).entries()).toContain(
    'ngOnChanges: from 980 to 1000',
  );
});
// #enddocregion changes

// #docregion destroy
it('stops measuring when it is destroyed', () => {
  const fixture = TestBed.createComponent(KilnProbe);
  fixture.componentRef.setInput('target', 980);
  fixture.detectChanges();
  expect(vi.getTimerCount()).toBe(1);

  fixture.destroy();

  expect(vi.getTimerCount()).toBe(0);
});
// #enddocregion destroy
