import { TestBed } from '@angular/core/testing';
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
])('loads $calls routes for $data', ({ data, calls }) => {
  const load = vi.fn();

  new PreloadMarked().preload(data ? { data } : {}, load);

  expect(load).toHaveBeenCalledTimes(calls);
});
// #enddocregion test

it('lists a lazy route after the first visit', async () => {
  TestBed.configureTestingModule({ providers: appConfig.providers });
  const { paths } = TestBed.createComponent(LoadedParts).componentInstance;
  expect(paths()).toEqual([]);

  await RouterTestingHarness.create('/ranger');

  expect(paths()).toEqual(['ranger']);
});
