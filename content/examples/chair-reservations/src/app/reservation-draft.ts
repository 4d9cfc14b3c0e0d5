import {
  computed,
  DestroyRef,
  Injectable,
  inject,
  signal,
} from '@angular/core';
import { Customer } from './reservations';
import { ShopLog } from './shop-log';

/** What somebody has typed into one form and not sent yet. */
// #docregion draft
@Injectable()
export class ReservationDraft {
  readonly name = signal('');
  readonly quantity = signal(1);

  readonly complete = computed(
    () => this.name().trim() !== '' && this.quantity() > 0,
  );

  toCustomer(): Customer {
    return { name: this.name().trim(), quantity: this.quantity() };
  }

  clear(): void {
    this.name.set('');
    this.quantity.set(1);
  }

  // #docregion cleanup
  constructor() {
    const log = inject(ShopLog);
    inject(DestroyRef).onDestroy(() => {
      if (this.complete()) {
        log.write(`Discarded the draft of ${this.name()}`);
      }
    });
  }
  // #enddocregion cleanup
}
// #enddocregion draft
