import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { CountRow } from './count-row';

interface Count {
  readonly id: number;
  readonly quantity: number;
}

@Component({
  selector: 'app-root',
  imports: [CountRow],
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
  protected readonly counts = signal<readonly Count[]>([]);
  protected readonly saved = signal('');
  protected readonly closed = signal(true);

  protected readonly total = computed(() =>
    this.counts().reduce((sum, { quantity }) => sum + quantity, 0),
  );

  // #docregion submit
  protected add(event: Event): void {
    event.preventDefault();
    const quantity = Number(this.draft());
    if (quantity > 0) {
      const count = { id: this.nextId++, quantity };
      this.counts.update((counts) => [...counts, count]);
      this.draft.set('');
    }
  }
  // #enddocregion submit

  protected change(id: number, quantity: number): void {
    this.counts.update((counts) =>
      counts.map((count) => (count.id === id ? { id, quantity } : count)),
    );
  }

  protected remove(id: number): void {
    this.counts.update((counts) => counts.filter((count) => count.id !== id));
  }

  // #docregion keys
  protected nudge(event: Event, step: number): void {
    event.preventDefault();
    this.draft.update((draft) =>
      String(Math.max(0, (Number(draft) || 0) + step)),
    );
  }
  // #enddocregion keys

  protected clear(): void {
    this.draft.set('');
  }
}
