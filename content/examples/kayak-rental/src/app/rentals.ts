import { Injectable, inject, signal } from '@angular/core';
import { KAYAK_STORE } from './kayak-store';

@Injectable({ providedIn: 'root' })
export class Rentals {
  private readonly store = inject(KAYAK_STORE);
  readonly kayaks = ['Otter', 'Grebe', 'Trout', 'Newt'] as const;

  private readonly names = signal<readonly string[]>(
    this.store.load()?.split(',').filter(Boolean) ?? [],
  );
  readonly out = this.names.asReadonly();
  readonly label = this.store.label;

  toggle(kayak: string): void {
    const others = this.out().filter((name) => name !== kayak);
    const isBack = others.length < this.out().length;
    this.names.set(isBack ? others : [...others, kayak]);
    this.store.save(this.out().join(','));
  }
}
