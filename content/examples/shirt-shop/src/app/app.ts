import { ChangeDetectionStrategy, Component } from '@angular/core';
import { Order } from './order';
import { products } from './product';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly order = new Order();
  protected readonly products = products;
}
