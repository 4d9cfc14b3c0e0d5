import { HttpErrorResponse } from '@angular/common/http';
import { type Observable, throwError, timer } from 'rxjs';

/** Statuses after which the same request may succeed. 0: no response. */
const temporary = [0, 429, 502, 503, 504];

/** Waits 200, 400, 800 ms before a new attempt; other errors pass. */
export function backOff(error: unknown, attempt: number): Observable<unknown> {
  const canRetry =
    error instanceof HttpErrorResponse && temporary.includes(error.status);
  return canRetry ? timer(100 * 2 ** attempt) : throwError(() => error);
}
