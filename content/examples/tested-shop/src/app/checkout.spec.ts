// #docregion fake
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Cart } from './cart';
import { Checkout } from './checkout';
import { Payments } from './payments';

class FakePayments implements Pick<Payments, 'charge'> {
  readonly charged: number[] = [];
  declines = false;

  async charge(amount: number): Promise<string> {
    if (this.declines) throw new Error('declined');
    this.charged.push(amount);
    return 'R-1';
  }
}

describe('Checkout', () => {
  let payments: FakePayments;
  let cart: Cart;
  let checkout: Checkout;

  beforeEach(() => {
    payments = new FakePayments();
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        { provide: Payments, useValue: payments },
      ],
    });
    cart = TestBed.inject(Cart);
    cart.add({ name: 'Chair', price: 40 });
    checkout = TestBed.inject(Checkout);
  });

  it('charges the total and empties the cart', async () => {
    await checkout.pay();

    expect(payments.charged).toEqual([40]);
    expect(cart.products()).toEqual([]);
    expect(checkout.status()).toBe('paid');
  });

  it('keeps the cart if the payment fails', async () => {
    payments.declines = true;

    await checkout.pay();

    expect(checkout.status()).toBe('failed');
    expect(cart.products().length).toBe(1);
  });
});
// #enddocregion fake
