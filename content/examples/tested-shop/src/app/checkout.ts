import { Injectable, inject, signal } from '@angular/core';
import { Cart } from './cart';
import { Payments } from './payments';

@Injectable({ providedIn: 'root' })
export class Checkout {
  private readonly cart = inject(Cart);
  private readonly payments = inject(Payments);

  readonly status = signal<'open' | 'paid' | 'failed'>('open');

  async pay(): Promise<void> {
    try {
      await this.payments.charge(this.cart.total());
      this.cart.clear();
      this.status.set('paid');
    } catch {
      this.status.set('failed');
    }
  }
}
