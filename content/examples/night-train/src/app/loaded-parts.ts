// #docregion parts
import { Injectable, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { RouteConfigLoadEnd, Router } from '@angular/router';
import { filter, scan } from 'rxjs';

/** The paths of the lazy routes that have loaded. */
@Injectable({ providedIn: 'root' })
export class LoadedParts {
  readonly paths = toSignal(
    inject(Router).events.pipe(
      filter((event) => event instanceof RouteConfigLoadEnd),
      scan((paths, { route }) => [...paths, route.path], [] as unknown[]),
    ),
    { initialValue: [] },
  );
}
// #enddocregion parts
