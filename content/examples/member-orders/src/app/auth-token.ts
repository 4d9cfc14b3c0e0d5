import {
  HttpErrorResponse,
  type HttpInterceptorFn,
  HttpStatusCode,
} from '@angular/common/http';
import { inject, untracked } from '@angular/core';
import { catchError, switchMap, throwError } from 'rxjs';
import { Session } from './session';
import { WITHOUT_TOKEN } from './without-token';

const isUnauthorized = (error: unknown): boolean =>
  error instanceof HttpErrorResponse &&
  error.status === HttpStatusCode.Unauthorized;

/** Adds the token, and repeats a request once with a new one after a 401. */
export const authToken: HttpInterceptorFn = (request, next) => {
  if (!request.url.startsWith('/api/') || request.context.get(WITHOUT_TOKEN)) {
    return next(request);
  }
  const session = inject(Session);
  const token = untracked(session.token);
  const send = (value: string) =>
    next(request.clone({ setHeaders: { Authorization: `Bearer ${value}` } }));

  return send(token).pipe(
    catchError((error: unknown) =>
      isUnauthorized(error)
        ? session.refresh(token).pipe(switchMap(send))
        : throwError(() => error),
    ),
  );
};
