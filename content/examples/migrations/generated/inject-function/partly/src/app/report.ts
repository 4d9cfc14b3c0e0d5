import { Directive, Injectable, inject } from '@angular/core';
import { Orders } from './orders';

@Directive()
export abstract class Report {
  constructor(protected readonly orders: Orders) {}
}

@Injectable({ providedIn: 'root' })
export class DailyReport extends Report {
  constructor() {
    const orders = inject(Orders);

    super(orders);
  }
}

export class Receipt {
  constructor(readonly orders: Orders) {}
}
