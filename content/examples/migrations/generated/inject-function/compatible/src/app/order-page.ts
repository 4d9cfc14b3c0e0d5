import { ChangeDetectionStrategy, Component, Directive, inject } from '@angular/core';
import { Orders } from './orders';

@Directive()
export class Page {
  protected readonly orders = inject(Orders);

  /** Inserted by Angular inject() migration for backwards compatibility */
  constructor(...args: unknown[]);

  constructor() {}
}

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '',
})
export class OrderPage extends Page {

  /** Inserted by Angular inject() migration for backwards compatibility */
  constructor(...args: unknown[]);

  constructor() {
    const orders = inject(Orders);

    super(orders);
  }
}
