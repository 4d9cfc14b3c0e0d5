import './zoneless';

// #docregion test
import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { Cart } from '../src/app/cart';
import { CartSummary } from '../src/app/cart-summary';

it('shows the total, and empties the cart', async () => {
  const cart = {
    count: signal(2),
    total: signal(40),
    cleared: 0,
    clear(): void {
      this.cleared++;
    },
  };
  TestBed.configureTestingModule({
    providers: [{ provide: Cart, useValue: cart }],
  });
  const fixture = TestBed.createComponent(CartSummary);
  await fixture.whenStable();

  const summary: HTMLElement = fixture.nativeElement;
  expect(summary.textContent).toContain('2 items, 40 euros');

  summary.querySelector('button')?.click();
  expect(cart.cleared).toBe(1);
});
// #enddocregion test

// #docregion real
it('follows the real cart', async () => {
  const fixture = TestBed.createComponent(CartSummary);
  const cart = TestBed.inject(Cart);
  cart.add({ id: 1, name: 'Mug', price: 8 });
  cart.add({ id: 2, name: 'Teapot', price: 32 });
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toContain('2 items, 40 euros');

  fixture.nativeElement.querySelector('button').click();
  expect(cart.total()).toBe(0);
});
// #enddocregion real
