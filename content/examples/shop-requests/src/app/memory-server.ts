import {
  HttpErrorResponse,
  type HttpEvent,
  HttpEventType,
  type HttpInterceptorFn,
  type HttpRequest,
  HttpResponse,
} from '@angular/common/http';
import {
  concat,
  concatMap,
  delay,
  from,
  map,
  type Observable,
  of,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import type { Product } from './shop-api';

const products: readonly Product[] = [
  { id: 1, name: 'Teapot', price: 24 },
  { id: 2, name: 'Tea cup', price: 8 },
  { id: 3, name: 'Coffee cup', price: 9 },
];

let busy = 2;

const fail = (request: HttpRequest<unknown>, status: number, error?: unknown) =>
  timer(300).pipe(
    switchMap(() =>
      throwError(
        () =>
          new HttpErrorResponse({
            status,
            statusText: 'Error',
            url: request.url,
            error,
          }),
      ),
    ),
  );

const succeed = (body: unknown): Observable<HttpEvent<unknown>> =>
  of(new HttpResponse({ body })).pipe(delay(300));

function search(request: HttpRequest<unknown>) {
  const text = (request.params.get('text') ?? '').toLowerCase();
  return succeed(
    products.filter(({ name }) => name.toLowerCase().includes(text)),
  );
}

/** The server is busy for two requests, then it answers one. */
function report(request: HttpRequest<unknown>) {
  if (busy > 0) {
    busy--;
    return fail(request, 503);
  }
  busy = 2;
  return succeed('37 products in stock');
}

function order(request: HttpRequest<unknown>) {
  const { quantity } = request.body as { quantity: number };
  return quantity > 5
    ? fail(request, 422, { message: 'Only 5 left.' })
    : succeed({ id: 81, quantity });
}

function upload(): Observable<HttpEvent<unknown>> {
  const parts = from([25, 50, 75, 100]).pipe(
    concatMap((loaded) =>
      timer(300).pipe(
        map(() => ({ type: HttpEventType.UploadProgress, loaded, total: 100 })),
      ),
    ),
  );
  return concat(parts as Observable<HttpEvent<unknown>>, succeed({ id: 5 }));
}

/** The text arrives word by word. */
function advice(): Observable<HttpEvent<unknown>> {
  const text = 'Take the big teapot.';
  const words = from(
    text.split(' ').map((_, index, all) => all.slice(0, index + 1).join(' ')),
  );
  const parts = words.pipe(
    concatMap((partialText) =>
      timer(300).pipe(
        map(() => ({
          type: HttpEventType.DownloadProgress,
          loaded: partialText.length,
          partialText,
        })),
      ),
    ),
  );
  return concat(parts as Observable<HttpEvent<unknown>>, succeed(text));
}

/** Answers each request from memory, and passes none on. */
export const memoryServer: HttpInterceptorFn = (request) => {
  switch (request.url) {
    case '/api/products':
      return search(request);
    case '/api/report':
      return report(request);
    case '/api/orders':
      return order(request);
    case '/api/photos':
      return upload();
    case '/api/advice':
      return advice();
    case '/api/account':
      return succeed({ name: 'Ann' });
    default:
      return fail(request, 404);
  }
};
