import { CurrencyPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { type Product, products } from './product';
import { QuantityPicker } from './quantity-picker';

@Component({
  selector: 'app-root',
  imports: [CurrencyPipe, QuantityPicker],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly query = signal('');
  protected readonly quantity = signal(1);
  protected readonly bought = signal<Product | null>(null);

  private readonly products = signal(products);

  protected readonly found = computed(() => {
    const query = this.query().trim().toLowerCase();
    return this.products().filter((product) =>
      product.name.toLowerCase().includes(query),
    );
  });

  protected buy(bought: Product): void {
    this.products.update((products) =>
      products.map((product) =>
        product.id === bought.id
          ? { ...product, stock: product.stock - this.quantity() }
          : product,
      ),
    );
    this.bought.set(bought);
  }
}
