import { computed, Injectable, signal } from '@angular/core';

/** The tables of the club, and which of them are taken tonight. */
@Injectable({ providedIn: 'root' })
export class Tables {
  readonly all: readonly number[] = [1, 2, 3, 4, 5, 6];

  private readonly numbers = signal<readonly number[]>([]);
  readonly taken = this.numbers.asReadonly();
  readonly free = computed(() => this.all.length - this.taken().length);

  toggle(table: number): void {
    this.numbers.update((numbers) =>
      numbers.includes(table)
        ? numbers.filter((number) => number !== table)
        : [...numbers, table],
    );
  }

  replace(numbers: readonly number[]): void {
    this.numbers.set(this.all.filter((table) => numbers.includes(table)));
  }
}
