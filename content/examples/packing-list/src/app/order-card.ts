import { CurrencyPipe, DatePipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  input,
  output,
  signal,
} from '@angular/core';
import { ItemList } from './item-list';
import { Order } from './order';

// #docregion metadata
@Component({
  selector: 'app-order-card',
  imports: [ItemList, CurrencyPipe, DatePipe],
  templateUrl: './order-card.html',
  styleUrl: './order-card.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
// #enddocregion metadata
// #docregion class
export class OrderCard {
  readonly order = input.required<Order>();
  readonly handedOver = output<number>();

  protected readonly packed = signal<ReadonlySet<string>>(new Set());

  protected readonly ready = computed(
    () => this.packed().size === this.order().items.length,
  );

  protected toggle(item: string): void {
    this.packed.update((packed) => {
      const next = new Set(packed);
      return next.delete(item) ? next : next.add(item);
    });
  }
}
// #enddocregion class
