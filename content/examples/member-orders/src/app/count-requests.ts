import type { HttpInterceptorFn } from '@angular/common/http';
import { computed, Injectable, inject, signal } from '@angular/core';
import { defer, finalize } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class RunningRequests {
  readonly count = signal(0);
  readonly any = computed(() => this.count() > 0);
}

/** Counts the requests that run, for a loading indicator. */
export const countRequests: HttpInterceptorFn = (request, next) => {
  const { count } = inject(RunningRequests);
  return defer(() => {
    count.update((running) => running + 1);
    return next(request);
  }).pipe(finalize(() => count.update((running) => running - 1)));
};
