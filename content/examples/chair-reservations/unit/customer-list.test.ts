import { provideZonelessChangeDetection, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { CustomerList } from '../src/app/customer-list';
import { Customer, Reservations } from '../src/app/reservations';

// #docregion double
it('cancels the customer whose button is pressed', async () => {
  const okafor: Customer = { name: 'Okafor', quantity: 4 };
  const canceled: Customer[] = [];
  const reservations: Pick<Reservations, 'customers' | 'cancel'> = {
    customers: signal([okafor]).asReadonly(),
    cancel: (customer) => canceled.push(customer),
  };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: Reservations, useValue: reservations },
    ],
  });
  const fixture = TestBed.createComponent(CustomerList);
  await fixture.whenStable();

  const list: HTMLElement = fixture.nativeElement;
  list.querySelector('button')?.click();

  expect(canceled).toEqual([okafor]);
});
// #enddocregion double
