import { DecimalPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  signal,
} from '@angular/core';
import { TideTable } from './tide-table';

/** Meters of water that a careful skipper keeps under the keel. */
const CLEARANCE = 0.3;

@Component({
  selector: 'app-root',
  imports: [DecimalPipe],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly tideTable = inject(TideTable);

  protected readonly draft = signal(1.5);

  protected readonly passages = computed(() =>
    this.tideTable.today.map((tide) => ({
      ...tide,
      safe: tide.depth >= this.draft() + CLEARANCE,
    })),
  );

  protected readonly safeCount = computed(
    () => this.passages().filter((passage) => passage.safe).length,
  );
}
