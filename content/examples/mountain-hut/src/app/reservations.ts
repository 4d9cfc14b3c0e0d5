import { computed, Injectable, inject, signal } from '@angular/core';
import { HutLog } from './hut-log';

export interface Party {
  readonly name: string;
  readonly size: number;
}

/** Who sleeps in the hut tonight. */
// #docregion service
@Injectable({ providedIn: 'root' })
export class Reservations {
  // #docregion inject
  private readonly log = inject(HutLog);
  // #enddocregion inject

  // #docregion state
  readonly beds = 24;

  private readonly list = signal<readonly Party[]>([]);
  readonly parties = this.list.asReadonly();

  readonly freeBeds = computed(() =>
    this.parties().reduce((free, { size }) => free - size, this.beds),
  );
  // #enddocregion state

  // #docregion reserve
  /** Whether the party got its beds. */
  reserve(party: Party): boolean {
    if (party.size > this.freeBeds()) {
      this.log.write(`No room for ${party.name}`);
      return false;
    }
    this.list.update((list) => [...list, party]);
    this.log.write(`Reserved ${party.size} beds for ${party.name}`);
    return true;
  }
  // #enddocregion reserve

  cancel(party: Party): void {
    this.list.update((list) => list.filter((other) => other !== party));
    this.log.write(`Canceled ${party.name}`);
  }
}
// #enddocregion service
