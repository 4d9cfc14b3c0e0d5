import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { orders } from './order';
import { OrderCard } from './order-card';

@Component({
  selector: 'app-root',
  imports: [OrderCard],
  template: `
    <main>
      <h1>Orders to pack</h1>
      @for (order of orders(); track order.id) {
        <app-order-card [order]="order" (handedOver)="remove($event)" />
      } @empty {
        <p role="status">All orders are on their way.</p>
      }
    </main>
  `,
  styles: `
    main {
      display: grid;
      gap: 1rem;
      max-width: 28rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly orders = signal(orders);

  protected remove(id: number): void {
    this.orders.update((orders) => orders.filter((order) => order.id !== id));
  }
}
