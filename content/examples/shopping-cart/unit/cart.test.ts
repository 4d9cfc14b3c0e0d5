// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { Cart } from '../src/app/cart';
import { History } from '../src/app/history';

it('writes a line when the shipping costs change', () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const cart = TestBed.inject(Cart);
  const history = TestBed.inject(History);
  TestBed.tick();

  cart.change('Mug', 1);
  TestBed.tick();
  cart.change('T-shirt', 1);
  TestBed.tick();

  expect(cart.total()).toBe(40);
  expect(history.lines()).toEqual([
    'Shipping 5 € at 20 €',
    'Shipping 0 € at 40 €',
  ]);
});
// #enddocregion test

it('runs the effect once for two changes before a tick', () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const cart = TestBed.inject(Cart);
  const history = TestBed.inject(History);
  history.startLogging();
  TestBed.tick();

  cart.change('Mug', 1);
  cart.change('T-shirt', 1);
  TestBed.tick();
  history.stopLogging();
  cart.change('Mug', 1);
  TestBed.tick();

  expect(history.lines().filter((line) => line.startsWith('Total'))).toEqual([
    'Total 20 €',
    'Total 40 €',
  ]);
});
