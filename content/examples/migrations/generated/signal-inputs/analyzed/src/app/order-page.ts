import {
  ChangeDetectionStrategy,
  Component,
  Input,
  viewChild,
} from '@angular/core';
import { BasketLine } from './basket/basket-line';

@Component({
  selector: 'app-order-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [BasketLine],
  template: '<h2>{{ heading }}</h2> <app-basket-line product="Bun" />',
})
export class OrderPage {
  @Input() heading = 'Order';
  private readonly line = viewChild.required(BasketLine);

  print(): void {
    console.log(this.line().product);
  }
}
