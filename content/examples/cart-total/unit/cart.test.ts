import { describe, expect, it } from 'vitest';
// #docregion test
import { Cart } from './cart';

describe('Cart', () => {
  it('adds the fee of an express delivery', () => {
    const cart = new Cart();

    cart.add({ name: 'Apples', price: 3 });
    cart.add({ name: 'Bread', price: 4 });
    expect(cart.total()).toBe(7);

    cart.express.set(true);
    expect(cart.total()).toBe(12);
  });

  it('costs nothing when it is empty', () => {
    const cart = new Cart();

    cart.add({ name: 'Apples', price: 3 });
    cart.express.set(true);
    cart.clear();

    expect(cart.products()).toEqual([]);
    expect(cart.total()).toBe(0);
  });
});
// #enddocregion test
