import {
  createEnvironmentInjector,
  EnvironmentInjector,
  provideZonelessChangeDetection,
  runInInjectionContext,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { injectHiveWeight } from '../src/app/hive-weight';
import { Scales } from '../src/app/scales';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion test
it('follows the scales', () => {
  const weight = TestBed.runInInjectionContext(() => injectHiveWeight('Oak'));

  TestBed.inject(Scales).weigh();

  expect(weight()).toBe(24);
});

it('stops with the injector that it was called in', () => {
  const injector = createEnvironmentInjector(
    [],
    TestBed.inject(EnvironmentInjector),
  );
  runInInjectionContext(injector, () => injectHiveWeight('Oak'));
  const scales = TestBed.inject(Scales);
  expect(scales.inUse()).toBe(1);

  injector.destroy();

  expect(scales.inUse()).toBe(0);
});

it('says so when it is called anywhere else', () => {
  expect(() => injectHiveWeight('Oak')).toThrow(
    'injectHiveWeight() can only be used within an injection context',
  );
});
// #enddocregion test
