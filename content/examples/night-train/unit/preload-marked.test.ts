import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect, it, vi } from 'vitest';
import { appConfig } from '../src/app/app.config';
import { LoadedParts } from '../src/app/loaded-parts';
import { PreloadMarked } from '../src/app/preload-marked';

// #docregion test
it.each([
  { data: { preload: true }, calls: 1 },
  { data: { preload: false }, calls: 0 },
  { data: undefined, calls: 0 },
])('loads $calls parts for $data', ({ data, calls }) => {
  const load = vi.fn();

  new PreloadMarked().preload(data ? { data } : {}, load);

  expect(load).toHaveBeenCalledTimes(calls);
});
// #enddocregion test

it('is used by the application', async () => {
  TestBed.configureTestingModule({ providers: appConfig.providers });
  const parts = TestBed.inject(LoadedParts);
  await RouterTestingHarness.create('/dining');

  expect(TestBed.inject(Router).url).toBe('/dining');
  expect(parts.paths()).toContain('dining');
});
