// #docregion context
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Cart } from './cart';
import { injectShipping } from './shipping';

it('ships for free from 50 dollars', () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const shipping = TestBed.runInInjectionContext(() => injectShipping());
  expect(shipping()).toBe(5);

  TestBed.inject(Cart).add({ name: 'Table', price: 120 });
  expect(shipping()).toBe(0);
});
// #enddocregion context
