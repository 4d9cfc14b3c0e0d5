import { computed, Injectable, signal } from '@angular/core';
import { Mushroom } from './mushroom';

@Injectable({ providedIn: 'root' })
export class Basket {
  private readonly _finds = signal<readonly Mushroom[]>([]);

  readonly finds = this._finds.asReadonly();
  readonly grams = computed(() =>
    this.finds().reduce((sum, { grams }) => sum + grams, 0),
  );

  add(find: Mushroom): void {
    this._finds.update((finds) => [...finds, find]);
  }

  empty(): void {
    this.finds().slice(0, 0);
  }
}
