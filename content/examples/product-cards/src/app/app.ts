import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { ProductCard } from './product-card';

@Component({
  selector: 'app-root',
  imports: [ProductCard],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion cart
  protected readonly cart = signal<readonly string[]>([]);

  protected add(name: string): void {
    this.cart.update((cart) => [...cart, name]);
  }
  // #enddocregion cart
}
