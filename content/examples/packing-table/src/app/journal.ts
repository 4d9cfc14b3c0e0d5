import { Injectable, signal } from '@angular/core';

/** What happened, in the order in which it happened. */
@Injectable({ providedIn: 'root' })
export class Journal {
  private readonly lines = signal<readonly string[]>([]);
  readonly entries = this.lines.asReadonly();

  note(line: string): void {
    this.lines.update((lines) => [...lines, line]);
  }

  clear(): void {
    this.lines.set([]);
  }
}
