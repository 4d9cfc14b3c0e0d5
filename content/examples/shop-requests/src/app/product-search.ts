import {
  ChangeDetectionStrategy,
  Component,
  inject,
  signal,
} from '@angular/core';
import { toObservable, toSignal } from '@angular/core/rxjs-interop';
import { catchError, debounceTime, map, of, startWith, switchMap } from 'rxjs';
import { messageOf } from './error-message';
import { type Product, ShopApi } from './shop-api';

interface Found {
  readonly products: readonly Product[];
  readonly note: string;
}

@Component({
  selector: 'app-product-search',
  template: `
    <h2>Products</h2>
    <label for="text">Name</label>
    <input
      #field
      id="text"
      type="search"
      [value]="text()"
      (input)="text.set(field.value)"
    />
    <p role="status">{{ found().note }}</p>
    <ul>
      @for (product of found().products; track product.id) {
        <li>{{ product.name }}</li>
      }
    </ul>
  `,
  styles: 'label { margin-inline-end: 0.5rem; }',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class ProductSearch {
  private readonly api = inject(ShopApi);
  protected readonly text = signal('');

  // #docregion search
  protected readonly found = toSignal(
    toObservable(this.text).pipe(
      debounceTime(200),
      switchMap((text) => this.load(text)),
    ),
    { initialValue: { products: [], note: '' } },
  );

  private load(text: string) {
    return this.api.search(text).pipe(
      map((products): Found => ({ products, note: '' })),
      catchError((error: unknown) =>
        of<Found>({ products: [], note: messageOf(error) }),
      ),
      startWith<Found>({ products: [], note: 'Searching…' }),
    );
  }
  // #enddocregion search
}
