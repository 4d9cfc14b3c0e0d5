import './zoneless';

// #docregion error
import { ErrorHandler, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
// #enddocregion error
// #docregion throws
import { By } from '@angular/platform-browser';
// #enddocregion throws
import { expect, it } from 'vitest';
// #docregion error
import { Cart } from '../src/app/cart';
import { CartSummary } from '../src/app/cart-summary';

it('reports an error of the cart', async () => {
  const errors: unknown[] = [];
  const handleError = (error: unknown) => errors.push(error);
  const locked = new Error('The cart is locked');
  const clear = () => {
    throw locked;
  };
  TestBed.configureTestingModule({
    rethrowApplicationErrors: false,
    providers: [
      {
        provide: Cart,
        useValue: { count: signal(1), total: signal(8), clear },
      },
      { provide: ErrorHandler, useValue: { handleError } },
    ],
  });
  const fixture = TestBed.createComponent(CartSummary);
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();

  expect(errors).toEqual([locked]);
});
// #enddocregion error

// #docregion throws

it('throws what its listener throws', async () => {
  const clear = () => {
    throw new Error('The cart is locked');
  };
  TestBed.configureTestingModule({
    providers: [
      {
        provide: Cart,
        useValue: { count: signal(1), total: signal(8), clear },
      },
      // #enddocregion throws
      // Keeps the output of the tests free of the expected error.
      { provide: ErrorHandler, useValue: { handleError: () => {} } },
      // #docregion throws
    ],
  });
  const fixture = TestBed.createComponent(CartSummary);
  await fixture.whenStable();

  const button = fixture.debugElement.query(By.css('button'));
  expect(() => button.triggerEventHandler('click')).toThrowError(
    'The cart is locked',
  );
});
// #enddocregion throws
