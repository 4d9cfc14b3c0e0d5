import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { toObservable, toSignal } from '@angular/core/rxjs-interop';
import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  of,
  switchMap,
} from 'rxjs';
import { Catalog } from './catalog';

@Component({
  selector: 'app-search',
  template: `
    <label for="search">Search products</label>
    <input
      #field
      id="search"
      type="search"
      (input)="text.set(field.value)"
    />
    <ul aria-label="Products">
      @for (name of found(); track name) {
        <li>{{ name }}</li>
      }
    </ul>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Search {
  private readonly catalog = inject(Catalog);
  protected readonly text = signal('');

  protected readonly found = toSignal(
    toObservable(this.text).pipe(
      debounceTime(300),
      distinctUntilChanged(),
      switchMap((text) =>
        text
          ? this.catalog.search(text).pipe(catchError(() => of([])))
          : of([]),
      ),
    ),
    { initialValue: [] },
  );
}
