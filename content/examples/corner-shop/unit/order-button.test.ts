import './zoneless';

// #docregion test
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { OrderButton } from '../src/app/order-button';
import { Orders } from '../src/app/orders';

it('tells the customer that the order was not placed', async () => {
  const place = () => Promise.reject(new Error('Card declined'));
  TestBed.configureTestingModule({
    providers: [{ provide: Orders, useValue: { place } }],
  });
  const fixture = TestBed.createComponent(OrderButton);
  await fixture.whenStable();

  fixture.nativeElement.querySelector('button').click();
  await fixture.whenStable();

  const status = fixture.nativeElement.querySelector('[role=status]');
  expect(status.textContent).toBe('Your order was not placed.');
});
// #enddocregion test
