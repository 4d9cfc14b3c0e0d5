import {
  type HttpErrorResponse,
  type HttpInterceptorFn,
  HttpResponse,
} from '@angular/common/http';
import { Injectable, inject, signal } from '@angular/core';
import { tap } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class RequestLog {
  readonly lines = signal<readonly string[]>([]);

  add(line: string): void {
    this.lines.update((lines) => [...lines, line]);
  }
}

/** Writes method, address and status of each request that is sent. */
export const logRequests: HttpInterceptorFn = (request, next) => {
  const log = inject(RequestLog);
  const write = (status: number) =>
    log.add(`${request.method} ${request.urlWithParams}: ${status}`);

  return next(request).pipe(
    tap({
      next: (event) => {
        if (event instanceof HttpResponse) write(event.status);
      },
      error: ({ status }: HttpErrorResponse) => write(status),
    }),
  );
};
