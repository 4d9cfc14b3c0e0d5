// #docregion testbed
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Cart } from './cart';

describe('Cart', () => {
  let cart: Cart;

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    cart = TestBed.inject(Cart);
  });

  it('adds up the prices', () => {
    cart.add({ name: 'Chair', price: 40 });
    cart.add({ name: 'Lamp', price: 25 });

    expect(cart.total()).toBe(65);
  });

  it('is empty after clear()', () => {
    cart.add({ name: 'Chair', price: 40 });
    cart.clear();

    expect(cart.products()).toEqual([]);
  });
});
// #enddocregion testbed

it('works without TestBed, because it injects nothing', () => {
  const cart = new Cart();

  cart.add({ name: 'Chair', price: 40 });

  expect(cart.total()).toBe(40);
});
