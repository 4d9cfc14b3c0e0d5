import { ChangeDetectionStrategy, Component, Directive, inject } from '@angular/core';
import { Orders } from './orders';

@Directive()
export class Page {
  protected readonly orders = inject(Orders);
}

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '',
})
export class OrderPage extends Page {
  constructor() {
    const orders = inject(Orders);

    super(orders);
  }
}
