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
import { injectHiveWeight } from './hive-weight';

interface Row {
  readonly hive: string;
  readonly weight: Signal<number | undefined>;
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

  protected watch(hive: string): void {
    const weight = runInInjectionContext(this.injector, () =>
      injectHiveWeight(hive),
    );
    this.rows.update((rows) => [...rows, { hive, weight }]);
  }
  // #enddocregion watch

  protected readonly message = signal('');

  /** Fails: Angular is not creating anything when a button is pressed. */
  protected watchWithoutContext(hive: string): void {
    try {
      injectHiveWeight(hive);
    } catch (error) {
      this.message.set(String(error));
    }
  }
}
