import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { Offer, ProductPanel } from './product-panel';

interface Product {
  readonly name: string;
  readonly best: number;
}

@Component({
  selector: 'app-root',
  imports: [ProductPanel],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly message = signal('The shop is open.');

  protected readonly products = signal<readonly Product[]>([
    { name: 'Wooden clock', best: 240 },
    { name: 'Old map', best: 90 },
  ]);

  // #docregion handlers
  protected accept({ product, euros }: Offer): void {
    this.products.update((products) =>
      products.map((other) =>
        other.name === product ? { ...other, best: euros } : other,
      ),
    );
    this.message.set(`${product}: ${euros} € is the best offer.`);
  }

  protected remove(product: string): void {
    this.products.update((products) =>
      products.filter(({ name }) => name !== product),
    );
    this.message.set(`${product} was withdrawn.`);
  }
  // #enddocregion handlers
}
