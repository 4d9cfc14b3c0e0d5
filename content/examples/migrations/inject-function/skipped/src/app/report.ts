import { Directive, Injectable } from '@angular/core';
import { Orders } from './orders';

@Directive()
export abstract class Report {
  constructor(protected readonly orders: Orders) {}
}

@Injectable({ providedIn: 'root' })
export class DailyReport extends Report {
  constructor(orders: Orders) {
    super(orders);
  }
}

export class Receipt {
  constructor(readonly orders: Orders) {}
}
