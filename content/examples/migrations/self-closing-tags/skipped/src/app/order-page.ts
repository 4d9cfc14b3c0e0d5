import { ChangeDetectionStrategy, Component } from '@angular/core';
import { OrderLine } from './order-line';

const start = '<app-order-line product="Rye bread"></app-order-line>';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: start,
})
export class OrderPage {}

@Component({
  selector: 'app-delivery',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine],
  template: `
    <div class="line"></div>
    <app-order-line product="Pretzel"><!-- no note --></app-order-line>
    <app-order-line product="Baguette">for Monday</app-order-line>
    <ng-container></ng-container>
    <app-order-line product="Bun"></app-order-line>
  `,
})
export class Delivery {}
