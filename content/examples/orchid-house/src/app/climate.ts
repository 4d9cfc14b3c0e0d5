import { computed, Injectable, signal } from '@angular/core';
import { Reading, sameReading } from './reading';

export type Advice = 'too warm' | 'too dry' | 'good';

/** The climate as the sensor and the vents report it. */
@Injectable({ providedIn: 'root' })
export class Climate {
  // #docregion state
  private readonly latest = signal<Reading>(
    { celsius: 22, humidity: 65 },
    { equal: sameReading },
  );
  readonly reading = this.latest.asReadonly();

  private readonly open = signal(false);
  readonly ventsOpen = this.open.asReadonly();

  receive(change: Partial<Reading>): void {
    this.latest.update((reading) => ({ ...reading, ...change }));
  }
  // #enddocregion state

  // #docregion derived
  readonly celsius = computed(() => this.reading().celsius);

  /** How strongly the air pulls water out of the leaves, in kPa. */
  readonly vaporDeficit = computed(() => {
    const { celsius, humidity } = this.reading();
    const saturated = 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3));
    return saturated * (1 - humidity / 100);
  });

  readonly advice = computed<Advice>(() => {
    if (this.celsius() > 28) {
      return 'too warm';
    }
    return this.vaporDeficit() > 1.2 ? 'too dry' : 'good';
  });
  // #enddocregion derived

  moveVents(open: boolean): void {
    this.open.set(open);
  }
}
