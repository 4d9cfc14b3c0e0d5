import { httpResource } from '@angular/common/http';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  signal,
} from '@angular/core';
import { toObservable, toSignal } from '@angular/core/rxjs-interop';
import { debounceTime } from 'rxjs';
import { parseProducts } from './product';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly text = signal('tea');

  // #docregion debounce
  private readonly settled = toSignal(
    toObservable(this.text).pipe(debounceTime(200)),
    { initialValue: this.text() },
  );
  // #enddocregion debounce

  // #docregion resource
  protected readonly products = httpResource(
    () => {
      const text = this.settled().trim();
      if (text.length < 3) return undefined;
      return { url: '/api/products', params: { text } };
    },
    { parse: parseProducts },
  );
  // #enddocregion resource

  protected readonly message = computed(
    () => this.products.error()?.message ?? '',
  );
}
