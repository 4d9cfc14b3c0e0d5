// #docregion effect
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Cart } from './cart';
import { SavedCart } from './saved-cart';

describe('SavedCart', () => {
  afterEach(() => localStorage.clear());

  it('saves the cart after each change', () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection()],
    });
    const cart = TestBed.inject(Cart);
    TestBed.inject(SavedCart);

    cart.add({ name: 'Chair', price: 40 });
    TestBed.tick();

    expect(localStorage.getItem('cart')).toContain('Chair');
  });
});
// #enddocregion effect
