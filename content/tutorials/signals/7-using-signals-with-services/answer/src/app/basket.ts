// #docregion import
import { computed, Injectable, signal } from '@angular/core';
import { Mushroom } from './mushroom';
// #enddocregion import

// #docregion service
@Injectable({ providedIn: 'root' })
export class Basket {
  // #docregion state
  private readonly _finds = signal<readonly Mushroom[]>([]);

  readonly finds = this._finds.asReadonly();
  readonly grams = computed(() =>
    this.finds().reduce((sum, { grams }) => sum + grams, 0),
  );
  // #enddocregion state

  // #docregion methods
  add(find: Mushroom): void {
    this._finds.update((finds) => [...finds, find]);
  }

  empty(): void {
    this._finds.set([]);
  }
  // #enddocregion methods
}
// #enddocregion service
