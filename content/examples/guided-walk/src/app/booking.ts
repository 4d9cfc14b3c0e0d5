// #docregion booking
import { computed, Injectable, signal } from '@angular/core';

/** The values that the user has entered so far. */
@Injectable()
export class Booking {
  readonly walk = signal('');
  readonly name = signal('');

  /** The first incomplete step; `check` if all are complete. */
  readonly firstOpenStep = computed(() => {
    if (!this.walk()) return 'walk';
    return this.name() ? 'check' : 'name';
  });
}
// #enddocregion booking
