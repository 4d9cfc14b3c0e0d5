import {
  createEnvironmentInjector,
  EnvironmentInjector,
  provideZonelessChangeDetection,
  runInInjectionContext,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { injectSecondTimer } from '../src/app/inject-second-timer';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

// #docregion test
describe('injectSecondTimer', () => {
  it('calls back until its caller is destroyed', () => {
    const parent = TestBed.inject(EnvironmentInjector);
    const caller = createEnvironmentInjector([], parent);
    const callback = vi.fn();

    runInInjectionContext(caller, () => injectSecondTimer(callback));
    vi.advanceTimersByTime(2000);
    caller.destroy();
    vi.advanceTimersByTime(2000);

    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('starts nothing outside of an injection context', () => {
    expect(() => injectSecondTimer(() => {})).toThrow('NG0203');
    expect(vi.getTimerCount()).toBe(0);
  });
});
// #enddocregion test
