import {
  ChangeDetectionStrategy,
  Component,
  effect,
  inject,
  linkedSignal,
} from '@angular/core';
import { Cart } from './cart';
import { History } from './history';
import { HistoryList } from './history-list';

const PAUSE = 1500;

@Component({
  selector: 'app-root',
  imports: [HistoryList],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly cart = inject(Cart);
  protected readonly history = inject(History);

  // #docregion timer
  /** Becomes `false` with each change of the cart. */
  protected readonly saved = linkedSignal({
    source: this.cart.items,
    computation: () => false,
  });

  constructor() {
    effect((onCleanup) => {
      this.cart.items();
      const timer = setTimeout(() => this.saved.set(true), PAUSE);
      onCleanup(() => clearTimeout(timer));
    });
  }
  // #enddocregion timer

  protected log(on: boolean): void {
    if (on) {
      this.history.startLogging();
    } else {
      this.history.stopLogging();
    }
  }
}
