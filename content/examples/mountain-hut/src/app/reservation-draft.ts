import {
  computed,
  DestroyRef,
  Injectable,
  inject,
  signal,
} from '@angular/core';
import { HutLog } from './hut-log';
import { Party } from './reservations';

/** What somebody has typed into one form and not sent yet. */
// #docregion draft
@Injectable()
export class ReservationDraft {
  readonly name = signal('');
  readonly size = signal(1);

  readonly complete = computed(
    () => this.name().trim() !== '' && this.size() > 0,
  );

  toParty(): Party {
    return { name: this.name().trim(), size: this.size() };
  }

  clear(): void {
    this.name.set('');
    this.size.set(1);
  }

  // #docregion cleanup
  constructor() {
    const log = inject(HutLog);
    inject(DestroyRef).onDestroy(() => {
      if (this.complete()) {
        log.write(`Discarded the draft of ${this.name()}`);
      }
    });
  }
  // #enddocregion cleanup
}
// #enddocregion draft
