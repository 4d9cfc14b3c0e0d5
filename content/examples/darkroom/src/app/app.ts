import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { ExposureRow } from './exposure-row';

interface Exposure {
  readonly id: number;
  readonly seconds: number;
}

@Component({
  selector: 'app-root',
  imports: [ExposureRow],
  templateUrl: './app.html',
  styleUrl: './app.css',
  // #docregion host
  host: {
    '(document:keydown.escape)': 'clear()',
  },
  // #enddocregion host
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private nextId = 1;

  protected readonly draft = signal('');
  protected readonly exposures = signal<readonly Exposure[]>([]);
  protected readonly saved = signal('');
  protected readonly safelight = signal(true);

  protected readonly total = computed(() =>
    this.exposures().reduce((sum, { seconds }) => sum + seconds, 0),
  );

  // #docregion submit
  protected add(event: Event): void {
    event.preventDefault();
    const seconds = Number(this.draft());
    if (seconds > 0) {
      const exposure = { id: this.nextId++, seconds };
      this.exposures.update((exposures) => [...exposures, exposure]);
      this.draft.set('');
    }
  }
  // #enddocregion submit

  protected change(id: number, seconds: number): void {
    this.exposures.update((exposures) =>
      exposures.map((exposure) =>
        exposure.id === id ? { id, seconds } : exposure,
      ),
    );
  }

  protected remove(id: number): void {
    this.exposures.update((exposures) =>
      exposures.filter((exposure) => exposure.id !== id),
    );
  }

  // #docregion keys
  protected nudge(event: Event, seconds: number): void {
    event.preventDefault();
    this.draft.update((draft) =>
      String(Math.max(0, (Number(draft) || 0) + seconds)),
    );
  }
  // #enddocregion keys

  protected clear(): void {
    this.draft.set('');
  }
}
