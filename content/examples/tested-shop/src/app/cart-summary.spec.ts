// #docregion fake
import { provideZonelessChangeDetection, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Cart } from './cart';
import { CartSummary } from './cart-summary';
import { Checkout } from './checkout';

it('says that the payment failed', async () => {
  const status = signal<'open' | 'failed'>('open');
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      {
        provide: Checkout,
        useValue: { status, pay: () => status.set('failed') },
      },
    ],
  });
  TestBed.inject(Cart).add({ name: 'Chair', price: 40 });
  const fixture = TestBed.createComponent(CartSummary);
  const element: HTMLElement = fixture.nativeElement;
  await fixture.whenStable();
  expect(element.textContent).toContain('1 products, $40.00');

  element.querySelector('button')?.click();
  await fixture.whenStable();

  const alert = element.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('The payment failed.');
});
// #enddocregion fake
