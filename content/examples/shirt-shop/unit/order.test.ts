import { expect, it } from 'vitest';
// #docregion test
import { Order } from '../src/app/order';
import { products } from '../src/app/product';

const [, hoodie, cap] = products;

it('keeps a size that the new product has', () => {
  const order = new Order();

  order.size.set('L');
  order.product.set(hoodie);
  expect(order.size()).toBe('L');

  order.product.set(cap);
  expect(order.size()).toBe('one size');
});

it('reduces the quantity to the stock', () => {
  const order = new Order();

  order.quantity.set(5);
  order.sellToOthers(4);

  expect(order.quantity()).toBe(4);
});
// #enddocregion test

it('resets the color with the product', () => {
  const order = new Order();

  order.color.set('black');
  order.product.set(hoodie);
  order.product.set(products[0]);

  expect(order.color()).toBe('white');
});
