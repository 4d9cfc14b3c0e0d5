import { computed, Injectable, inject, signal } from '@angular/core';
import { ShopLog } from './shop-log';

export interface Customer {
  readonly name: string;
  readonly quantity: number;
}

/** Who has reserved chairs today. */
// #docregion service
@Injectable({ providedIn: 'root' })
export class Reservations {
  // #docregion inject
  private readonly log = inject(ShopLog);
  // #enddocregion inject

  // #docregion state
  readonly chairs = 24;

  private readonly list = signal<readonly Customer[]>([]);
  readonly customers = this.list.asReadonly();

  readonly chairsLeft = computed(() =>
    this.customers().reduce(
      (left, { quantity }) => left - quantity,
      this.chairs,
    ),
  );
  // #enddocregion state

  // #docregion reserve
  /** Whether the customer got the chairs. */
  reserve(customer: Customer): boolean {
    if (customer.quantity > this.chairsLeft()) {
      this.log.write(`Too few chairs for ${customer.name}`);
      return false;
    }
    this.list.update((list) => [...list, customer]);
    this.log.write(`Reserved ${customer.quantity} chairs for ${customer.name}`);
    return true;
  }
  // #enddocregion reserve

  cancel(customer: Customer): void {
    this.list.update((list) => list.filter((other) => other !== customer));
    this.log.write(`Canceled ${customer.name}`);
  }
}
// #enddocregion service
