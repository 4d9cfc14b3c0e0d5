import { Injectable, signal } from '@angular/core';

/** What the watch has noted. */
@Injectable({ providedIn: 'root' })
export class WatchLog {
  private readonly lines = signal<readonly string[]>([]);
  readonly entries = this.lines.asReadonly();

  note(line: string): void {
    this.lines.update((lines) => [...lines, line]);
  }
}
