// #docregion test
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
import { DELIVERY_FEE } from '../src/app/delivery-fee';
// #docregion test
import { Cart } from './cart';
import { Catalog } from './catalog';

it('adds the delivery fee to the prices of the catalog', () => {
  const catalog = { names: () => ['Honey'], priceOf: () => 10 };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Catalog, useValue: catalog },
    ],
  });
  const cart = TestBed.inject(Cart);

  cart.add('Honey');

  expect(cart.products()).toEqual(['Honey']);
  expect(cart.total()).toBe(15);
});
// #enddocregion test

it('takes the delivery fee from its token', () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: DELIVERY_FEE, useValue: 0 },
    ],
  });
  const cart = TestBed.inject(Cart);

  expect(cart.total()).toBe(0);
  cart.add('Bread');
  expect(cart.total()).toBe(4);
});
