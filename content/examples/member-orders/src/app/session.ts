import { HttpClient, HttpContext } from '@angular/common/http';
import { Injectable, inject, signal } from '@angular/core';
import { finalize, map, type Observable, of, shareReplay, tap } from 'rxjs';
import { WITHOUT_TOKEN } from './without-token';

@Injectable({ providedIn: 'root' })
export class Session {
  private readonly http = inject(HttpClient);
  private refreshing: Observable<string> | undefined;

  readonly token = signal('expired');

  /** Replaces the refused token. Requests that fail together wait for one refresh. */
  refresh(refused: string): Observable<string> {
    const current = this.token();
    if (current !== refused) return of(current);

    const context = new HttpContext().set(WITHOUT_TOKEN, true);
    this.refreshing ??= this.http
      .post<{ token: string }>('/api/refresh', null, { context })
      .pipe(
        map(({ token }) => token),
        tap((token) => this.token.set(token)),
        finalize(() => {
          this.refreshing = undefined;
        }),
        shareReplay(1),
      );
    return this.refreshing;
  }
}
