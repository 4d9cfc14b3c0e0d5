import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { Journal } from './journal';
import { PackingProgress } from './packing-progress';

@Component({
  selector: 'app-root',
  imports: [PackingProgress],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly journal = inject(Journal);
  protected readonly shown = signal(false);
  protected readonly orders = signal(40);

  protected toggle(): void {
    this.shown.update((shown) => !shown);
  }

  protected addOrders(): void {
    this.orders.update((orders) => orders + 5);
  }
}
