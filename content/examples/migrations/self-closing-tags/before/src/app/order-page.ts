import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { OrderLine } from './order-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OrderLine, RouterOutlet],
  template: `
    <app-order-line product="Rye bread"></app-order-line>
    <app-order-line
      product="Pretzel"
      [amount]="4"
    ></app-order-line>
    <app-order-line product="Baguette">
    </app-order-line>
    <router-outlet></router-outlet>
  `,
})
export class OrderPage {}
