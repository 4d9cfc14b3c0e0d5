import { Injectable, Signal, signal } from '@angular/core';

// #docregion narrow
/** The day book for those who only read it. */
export abstract class DayBookReader {
  abstract readonly lines: Signal<readonly string[]>;
}

@Injectable({ providedIn: 'root' })
export class DayBook extends DayBookReader {
  private readonly list = signal<readonly string[]>([]);
  override readonly lines = this.list.asReadonly();

  record(line: string): void {
    this.list.update((list) => [...list, line]);
  }
}
// #enddocregion narrow
