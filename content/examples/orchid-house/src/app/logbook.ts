import { effect, Injectable, inject, signal, untracked } from '@angular/core';
import { Climate } from './climate';

/** A line for each change of the advice, with the temperature at that time. */
@Injectable({ providedIn: 'root' })
export class Logbook {
  private readonly climate = inject(Climate);

  private readonly written = signal<readonly string[]>([]);
  readonly lines = this.written.asReadonly();

  // #docregion effect
  constructor() {
    effect(() => {
      const advice = this.climate.advice();
      const celsius = untracked(this.climate.celsius);
      this.write(`${advice} at ${celsius} °C`);
    });
  }
  // #enddocregion effect

  private write(line: string): void {
    this.written.update((lines) => [...lines, line]);
  }
}
