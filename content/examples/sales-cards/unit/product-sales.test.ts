import {
  createEnvironmentInjector,
  EnvironmentInjector,
  provideZonelessChangeDetection,
  runInInjectionContext,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { injectSales } from '../src/app/product-sales';
import { SalesCounter } from '../src/app/sales-counter';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
});

// #docregion test
it('follows the counter', () => {
  const sales = TestBed.runInInjectionContext(() => injectSales('Tea'));

  TestBed.inject(SalesCounter).update();

  expect(sales()).toBe(24);
});

it('stops with the injector that it was called in', () => {
  const injector = createEnvironmentInjector(
    [],
    TestBed.inject(EnvironmentInjector),
  );
  runInInjectionContext(injector, () => injectSales('Tea'));
  const counter = TestBed.inject(SalesCounter);
  expect(counter.listening()).toBe(1);

  injector.destroy();

  expect(counter.listening()).toBe(0);
});

it('says so when it is called anywhere else', () => {
  expect(() => injectSales('Tea')).toThrow(
    'injectSales() can only be used within an injection context',
  );
});
// #enddocregion test
