import {
  ChangeDetectionStrategy,
  Component,
  Injector,
  inject,
  runInInjectionContext,
  Signal,
  signal,
} from '@angular/core';
import { FocusOnShow } from './focus-on-show';
import { injectSales } from './product-sales';

interface Row {
  readonly product: string;
  readonly sales: Signal<number | undefined>;
}

@Component({
  selector: 'app-comparison',
  imports: [FocusOnShow],
  templateUrl: './comparison.html',
  styles: `
    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Comparison {
  // #docregion watch
  private readonly injector = inject(Injector);
  protected readonly rows = signal<readonly Row[]>([]);

  protected watch(product: string): void {
    const sales = runInInjectionContext(this.injector, () =>
      injectSales(product),
    );
    this.rows.update((rows) => [...rows, { product, sales }]);
  }
  // #enddocregion watch

  protected readonly message = signal('');

  /** Fails: Angular is not creating anything when a button is pressed. */
  protected watchWithoutContext(product: string): void {
    try {
      injectSales(product);
    } catch (error) {
      this.message.set(String(error));
    }
  }
}
