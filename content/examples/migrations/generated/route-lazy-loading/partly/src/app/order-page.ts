import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>Order</h2>',
})
export class OrderPage {}

export const isLoggedIn = (): boolean => true;
