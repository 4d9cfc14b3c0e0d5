import { HttpInterceptorFn, httpResource } from '@angular/common/http';
import { Component, computed, inject, Injectable, resource, signal } from '@angular/core';
import { toObservable, toSignal } from '@angular/core/rxjs-interop';
import { map, tap } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class Requests {
  readonly count = signal(0);
}

export const counting: HttpInterceptorFn = (request, next) => {
  const requests = inject(Requests);
  return next(request).pipe(tap({ complete: () => requests.count.update((n) => n + 1) }));
};

@Component({
  selector: 'app-root',
  template: `
    @if (shop.hasValue()) {
      <p>{{ shop.value().name }} is {{ shop.value().open ? 'open' : 'closed' }}</p>
    } @else if (shop.error()) {
      <p>No such shop</p>
    }
    <p>{{ doubled.value() }} of {{ text() }}, {{ requests.count() }} requests</p>
    <button (click)="id.set(id() + 1)">Next shop</button>
  `,
})
export class App {
  protected readonly requests = inject(Requests);
  protected readonly id = signal(1);
  protected readonly shop = httpResource<{ name: string; open: boolean }>(() => `shops/${this.id()}.json`);
  protected readonly doubled = resource({
    params: () => ({ id: this.id() }),
    loader: async ({ params }) => params.id * 2,
  });
  protected readonly text = toSignal(toObservable(computed(() => this.id() + 100)).pipe(map((n) => `#${n}`)));
}
