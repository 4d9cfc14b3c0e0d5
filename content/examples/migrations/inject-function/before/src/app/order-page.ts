import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Inject,
} from '@angular/core';
import { Orders } from './orders';
import { SHOP_NAME } from './shop';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>{{ shop }}: {{ count }} orders</h2>',
})
export class OrderPage {
  protected readonly count: number;

  constructor(
    private readonly orders: Orders,
    @Inject(SHOP_NAME) protected readonly shop: string,
    element: ElementRef<HTMLElement>,
  ) {
    this.count = orders.count();
    element.nativeElement.lang = 'en';
  }

  reload(): void {
    this.orders.load();
  }
}
