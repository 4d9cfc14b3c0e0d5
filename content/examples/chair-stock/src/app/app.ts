import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { StockGauge } from './stock-gauge';

@Component({
  selector: 'app-root',
  imports: [StockGauge],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly product = {
    name: 'Garden chairs',
    note: '<b>Do not</b> leave them in the rain',
  };

  // #docregion state
  protected readonly stock = signal(62);
  protected readonly sale = signal(false);

  protected readonly level = computed(() => {
    if (this.stock() < 50) {
      return 'scarce';
    }
    return this.stock() > 80 ? 'plenty' : 'good';
  });
  // #enddocregion state

  // #docregion classes
  protected readonly adviceClasses = computed(() => ({
    scarce: this.level() === 'scarce',
    plenty: this.level() === 'plenty',
  }));
  // #enddocregion classes

  protected toggleSale(): void {
    this.sale.update((running) => !running);
  }
}
