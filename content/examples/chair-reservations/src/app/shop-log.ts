import { Injectable, inject, signal } from '@angular/core';
import { Clock } from './clock';

export interface LogEntry {
  readonly time: Date;
  readonly text: string;
}

/** What happened in the shop today, newest first. */
@Injectable({ providedIn: 'root' })
export class ShopLog {
  // #docregion dependency
  private readonly clock = inject(Clock);
  // #enddocregion dependency

  private readonly list = signal<readonly LogEntry[]>([]);
  readonly entries = this.list.asReadonly();

  write(text: string): void {
    const entry = { time: this.clock.now(), text };
    this.list.update((list) => [entry, ...list]);
  }
}
