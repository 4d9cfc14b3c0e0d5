import {
  HttpContextToken,
  type HttpInterceptorFn,
  HttpResponse,
} from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { of, tap } from 'rxjs';

/** `true` for requests whose response may be used again. */
export const CACHED = new HttpContextToken(() => false);

@Injectable({ providedIn: 'root' })
export class ResponseCache {
  readonly responses = new Map<string, HttpResponse<unknown>>();
}

/** Answers from memory what has been answered before. */
export const cacheResponses: HttpInterceptorFn = (request, next) => {
  if (request.method !== 'GET' || !request.context.get(CACHED)) {
    return next(request);
  }
  const { responses } = inject(ResponseCache);
  const known = responses.get(request.urlWithParams);
  if (known) return of(known);

  return next(request).pipe(
    tap((event) => {
      if (event instanceof HttpResponse) {
        responses.set(request.urlWithParams, event);
      }
    }),
  );
};
