// #docregion sync
import { DestroyRef, effect, Injectable, inject } from '@angular/core';
import { Tables } from './tables';

/** Keeps the tables of all open tabs the same. */
@Injectable({ providedIn: 'root' })
export class TableSync {
  private readonly tables = inject(Tables);

  constructor() {
    this.read();
    const listening = new AbortController();
    // Browsers report what another tab has stored, not the changes of this tab.
    addEventListener('storage', () => this.read(), {
      signal: listening.signal,
    });
    inject(DestroyRef).onDestroy(() => listening.abort());
    effect(() => {
      localStorage.setItem('tables', JSON.stringify(this.tables.taken()));
    });
  }

  private read(): void {
    const stored = localStorage.getItem('tables');
    this.tables.replace(stored ? JSON.parse(stored) : []);
  }
}
// #enddocregion sync
