import { ChangeDetectionStrategy, Component, signal } from '@angular/core';

interface Order {
  readonly id: number;
  readonly name: string;
}

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  // #docregion state
  protected readonly orders = signal<readonly Order[]>([
    { id: 12, name: 'Order 12' },
    { id: 31, name: 'Order 31' },
    { id: 47, name: 'Order 47' },
  ]);

  protected postpone(): void {
    this.orders.update(([first, ...others]) => [...others, first]);
  }

  /** The same orders, in new objects, as from a server. */
  protected load(): void {
    this.orders.update((orders) => orders.map((order) => ({ ...order })));
  }
  // #enddocregion state
}
