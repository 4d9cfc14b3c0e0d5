// #docregion spy
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { vi } from 'vitest';
import { Checkout } from '../app/checkout';
import { Payments } from '../app/payments';

it('asks for the payment once', async () => {
  const payments = { charge: vi.fn().mockResolvedValue('R-1') };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Payments, useValue: payments },
    ],
  });

  await TestBed.inject(Checkout).pay();

  expect(payments.charge).toHaveBeenCalledExactlyOnceWith(0);
});
// #enddocregion spy
