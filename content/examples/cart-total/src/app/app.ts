import {
  ChangeDetectionStrategy,
  Component,
  effect,
  inject,
} from '@angular/core';
import { Title } from '@angular/platform-browser';
import { Cart, type Product } from './cart';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly shelf: readonly Product[] = [
    { name: 'Apples', price: 3 },
    { name: 'Bread', price: 4 },
    { name: 'Cheese', price: 8 },
  ];
  // #docregion effect
  protected readonly cart = new Cart();
  private readonly title = inject(Title);

  constructor() {
    effect(() => {
      this.title.setTitle(`${this.cart.total()} euros | Corner shop`);
    });
  }
  // #enddocregion effect
}
