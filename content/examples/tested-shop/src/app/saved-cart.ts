import { effect, Injectable, inject } from '@angular/core';
import { Cart } from './cart';

@Injectable({ providedIn: 'root' })
export class SavedCart {
  constructor() {
    const cart = inject(Cart);
    effect(() => {
      localStorage.setItem('cart', JSON.stringify(cart.products()));
    });
  }
}
