// #docregion store
import { Injectable, InjectionToken, inject } from '@angular/core';

export interface KayakStore {
  /** What the page says about it. */
  readonly label: string;
  load(): string | null;
  save(text: string): void;
}

@Injectable({ providedIn: 'root' })
export class BrowserStore implements KayakStore {
  readonly label = 'Kept in this browser';

  load(): string | null {
    return localStorage.getItem('kayaks');
  }

  save(text: string): void {
    localStorage.setItem('kayaks', text);
  }
}

@Injectable({ providedIn: 'root' })
export class MemoryStore implements KayakStore {
  readonly label = 'Kept until you close the page';
  private text: string | null = null;

  load(): string | null {
    return this.text;
  }

  save(text: string): void {
    this.text = text;
  }
}

/** Some browsers refuse it, in private windows or in frames. */
export const CAN_STORE = new InjectionToken<boolean>('CAN_STORE', {
  factory: () => {
    try {
      localStorage.setItem('probe', '');
      localStorage.removeItem('probe');
      return true;
    } catch {
      return false;
    }
  },
});

// #docregion choose
export const KAYAK_STORE = new InjectionToken<KayakStore>('KAYAK_STORE', {
  factory: () =>
    inject(CAN_STORE) ? inject(BrowserStore) : inject(MemoryStore),
});
// #enddocregion choose
// #enddocregion store
