// #docregion booking
import { computed, Injectable, signal } from '@angular/core';

/** What has been entered so far. */
@Injectable()
export class Booking {
  readonly course = signal('');
  readonly name = signal('');

  /** The first step that lacks something; `check` if none does. */
  readonly firstOpenStep = computed(() => {
    if (!this.course()) return 'course';
    return this.name() ? 'check' : 'name';
  });
}
// #enddocregion booking
