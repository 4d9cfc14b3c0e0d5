import { ChangeDetectionStrategy, Component, ElementRef, inject } from '@angular/core';
import { Orders } from './orders';
import { SHOP_NAME } from './shop';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>{{ shop }}: {{ count }} orders</h2>',
})
export class OrderPage {
  private readonly orders = inject(Orders);
  protected readonly shop = inject(SHOP_NAME);

  protected readonly count: number;

  constructor() {
    const orders = this.orders;
    const element = inject<ElementRef<HTMLElement>>(ElementRef);

    this.count = orders.count();
    element.nativeElement.lang = 'en';
  }

  reload(): void {
    this.orders.load();
  }
}
