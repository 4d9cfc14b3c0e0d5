import { PLATFORM_ID, provideZonelessChangeDetection } from '@angular/core';
import { isCaptureEventType, isEarlyEventType } from '@angular/core/primitives/event-dispatch';
import { TestBed } from '@angular/core/testing';
import {
  provideClientHydration,
  withHttpTransferCacheOptions,
  withIncrementalHydration,
  withNoHttpTransferCache,
} from '@angular/platform-browser';
import { provideRouter, withEnabledBlockingInitialNavigation } from '@angular/router';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

claim('The last two contradict each other, and both in one call throw NG05001.', () => {
  expect(() =>
    provideClientHydration(withNoHttpTransferCache(), withHttpTransferCacheOptions({})),
  ).toThrow('NG05001');
});

claim('Each function returns a HydrationFeature.', () => {
  expect(Object.keys(withIncrementalHydration())).toEqual(['ɵkind', 'ɵproviders']);
});

claim('Angular warns with NG05001 that the two features contradict each other.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideRouter([], withEnabledBlockingInitialNavigation()),
      provideClientHydration(),
    ],
  });
  TestBed.inject(PLATFORM_ID);

  expect(warn.mock.calls.join()).toContain('NG05001');
});

claim(
  'Angular hydration was requested on the client, but there was no serialized information present in the server response',
  () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection(), provideClientHydration()],
    });
    TestBed.inject(PLATFORM_ID);

    expect(warn.mock.calls.join()).toContain(
      'NG0505: Angular hydration was requested on the client, but there was no serialized information present in the server response',
    );
  },
);

claim(
  'events that bubble: click, input, change, submit, keydown, focusin, mouseover, touch and pointer events',
  () => {
    const bubbling =
      'click input change submit keydown focusin mouseover touchstart touchend pointerdown pointermove';
    expect(bubbling.split(' ').filter((name) => !isEarlyEventType(name))).toEqual([]);
  },
);

claim('focus, blur, load, error, toggle', () => {
  const captured = ['focus', 'blur', 'load', 'error', 'toggle'];
  expect(captured.every((name) => isCaptureEventType(name))).toBe(true);
});

claim('mouseenter, mouseleave, scroll and custom events', () => {
  const missed = ['mouseenter', 'mouseleave', 'scroll', 'sale', 'keydown.enter'];
  expect(missed.filter((name) => isEarlyEventType(name))).toEqual([]);
});
