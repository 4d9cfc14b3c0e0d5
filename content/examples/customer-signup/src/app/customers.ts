import { Injectable } from '@angular/core';
import { delay, Observable, of, throwError, timer } from 'rxjs';
import { map, switchMap } from 'rxjs/operators';

export type Registration = { email: string; password: string };

/** Answers after a moment, as a server does. */
@Injectable({ providedIn: 'root' })
export class Customers {
  private readonly emails = new Set(['ann@shop.example']);

  isTaken(email: string): Observable<boolean> {
    return of(this.emails.has(email)).pipe(delay(200));
  }

  /** Fails with a code for each field that the server refuses. */
  register({ email, password }: Registration): Observable<void> {
    const refused = password.includes('password');
    return timer(200).pipe(
      switchMap(() =>
        refused ? throwError(() => ({ password: 'leaked' })) : of(email),
      ),
      map((added) => void this.emails.add(added)),
    );
  }
}
