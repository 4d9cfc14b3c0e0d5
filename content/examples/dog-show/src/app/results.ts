import {
  computed,
  Injectable,
  inject,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { ResultSheet, ShowOffice } from './show-office';

/** The results of one ring, for all components that show something of them. */
@Injectable({ providedIn: 'root' })
export class Results {
  private readonly office = inject(ShowOffice);

  // #docregion keep
  private readonly chosen = signal(1);

  private readonly loaded = resource({
    params: () => this.chosen(),
    loader: ({ params, abortSignal }) =>
      this.office.results(params, abortSignal),
  });

  readonly shown = linkedSignal<
    ResultSheet | undefined,
    ResultSheet | undefined
  >({
    source: () => (this.loaded.hasValue() ? this.loaded.value() : undefined),
    computation: (loaded, previous) => loaded ?? previous?.value,
  }).asReadonly();
  // #enddocregion keep

  // #docregion share
  readonly ring = this.chosen.asReadonly();
  readonly isLoading = this.loaded.isLoading;
  readonly error = this.loaded.error;

  readonly best = computed(() => {
    const dogs = this.shown()?.dogs ?? [];
    return [...dogs].sort((a, b) => b.points - a.points).at(0);
  });

  choose(ring: number): void {
    this.chosen.set(ring);
  }
  // #enddocregion share
}
