// #docregion strategy
import { Injectable } from '@angular/core';
import type { PreloadingStrategy, Route } from '@angular/router';
import { EMPTY, type Observable } from 'rxjs';

/** Preloads routes with `preload: true` in their data. */
@Injectable({ providedIn: 'root' })
export class PreloadMarked implements PreloadingStrategy {
  preload(route: Route, load: () => Observable<unknown>): Observable<unknown> {
    return route.data?.['preload'] === true ? load() : EMPTY;
  }
}
// #enddocregion strategy
