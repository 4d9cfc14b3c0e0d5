import { computed, Injectable, signal } from '@angular/core';

export type Role = 'crew' | 'stage manager';

export interface Member {
  readonly name: string;
  readonly role: Role;
}

/** Who is signed in, and whether the curtain is up. */
@Injectable({ providedIn: 'root' })
export class Session {
  readonly member = signal<Member | undefined>(undefined);
  readonly curtainUp = signal(false);
  readonly role = computed(() => this.member()?.role);
}
