import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { Message } from '../src/app/message';

afterEach(() => {
  vi.unstubAllGlobals();
});

// #docregion test
it('shows the width that the browser reports', async () => {
  let report: ResizeObserverCallback = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = disconnect;

      constructor(callback: ResizeObserverCallback) {
        report = callback;
      }
    },
  );
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Message);
  await fixture.whenStable();

  const entry = { contentRect: { width: 240 } } as ResizeObserverEntry;
  report([entry], {} as ResizeObserver);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('240 px wide, narrow');

  fixture.destroy();
  expect(disconnect).toHaveBeenCalled();
});
// #enddocregion test
