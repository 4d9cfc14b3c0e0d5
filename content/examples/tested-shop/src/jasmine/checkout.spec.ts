// #docregion spy
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Checkout } from '../app/checkout';
import { Payments } from '../app/payments';

it('asks for the payment once', async () => {
  const payments = jasmine.createSpyObj<Payments>('Payments', ['charge']);
  payments.charge.and.resolveTo('R-1');
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Payments, useValue: payments },
    ],
  });

  await TestBed.inject(Checkout).pay();

  expect(payments.charge).toHaveBeenCalledOnceWith(0);
});
// #enddocregion spy
