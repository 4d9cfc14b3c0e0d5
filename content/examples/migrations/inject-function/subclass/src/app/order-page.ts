import { ChangeDetectionStrategy, Component, Directive } from '@angular/core';
import { Orders } from './orders';

@Directive()
export class Page {
  constructor(protected readonly orders: Orders) {}
}

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '',
})
export class OrderPage extends Page {
  constructor(orders: Orders) {
    super(orders);
  }
}
