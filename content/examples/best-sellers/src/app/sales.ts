import {
  computed,
  Injectable,
  inject,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { Sales, SalesServer } from './sales-server';

/** The sales of one month, for all components that show them. */
@Injectable({ providedIn: 'root' })
export class SalesOfMonth {
  private readonly server = inject(SalesServer);

  // #docregion keep
  private readonly chosen = signal('January');

  private readonly loaded = resource({
    params: () => this.chosen(),
    loader: ({ params, abortSignal }) => this.server.find(params, abortSignal),
  });

  readonly shown = linkedSignal<Sales | undefined, Sales | undefined>({
    source: () => (this.loaded.hasValue() ? this.loaded.value() : undefined),
    computation: (loaded, previous) => loaded ?? previous?.value,
  }).asReadonly();
  // #enddocregion keep

  // #docregion share
  readonly month = this.chosen.asReadonly();
  readonly isLoading = this.loaded.isLoading;
  readonly error = this.loaded.error;

  readonly best = computed(() => {
    const products = this.shown()?.products ?? [];
    return [...products].sort((a, b) => b.sold - a.sold).at(0);
  });

  choose(month: string): void {
    this.chosen.set(month);
  }
  // #enddocregion share
}
