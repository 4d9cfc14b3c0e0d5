import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

// #docregion order
interface Order {
  readonly product: string;
  readonly kilograms: number;
  readonly customer?: { readonly name: string; readonly phone?: string };
}
// #enddocregion order

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly stock = signal(2);
  protected readonly order = signal<Order | null>(null);
  protected readonly services = { shop: 'closed', delivery: 'open' };

  /** Times that the order changed. A plain field, for listeners to assign. */
  protected changes = 0;
  // #enddocregion state

  protected readonly first: Order = {
    product: 'Red apples',
    kilograms: 1.4,
    customer: { name: 'Mara Bell' },
  };

  protected canPack(kilograms: number): boolean {
    return this.stock() >= kilograms + 0.2;
  }
}
