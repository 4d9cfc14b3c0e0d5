// #docregion redirect
import { Injectable, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router } from '@angular/router';
import { filter } from 'rxjs';

/** What was asked for, and where it led. */
@Injectable({ providedIn: 'root' })
export class LastRedirect {
  readonly navigation = toSignal(
    inject(Router).events.pipe(
      filter((event) => event instanceof NavigationEnd),
    ),
  );
}
// #enddocregion redirect
