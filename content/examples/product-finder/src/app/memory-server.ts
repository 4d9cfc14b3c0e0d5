import {
  HttpErrorResponse,
  type HttpInterceptorFn,
  HttpResponse,
} from '@angular/common/http';
import { delay, of, switchMap, throwError, timer } from 'rxjs';

const products = [
  { id: 1, name: 'Teapot' },
  { id: 2, name: 'Tea cup' },
  { id: 3, name: 'Coffee cup' },
  { id: 4, name: 'Sugar bowl' },
];

/** Answers in place of a server: fails for `fail`, and forgets the names for `odd`. */
export const memoryServer: HttpInterceptorFn = ({ params, url }) => {
  const text = (params.get('text') ?? '').toLowerCase();
  if (text === 'fail') {
    const failure = new HttpErrorResponse({ status: 503, url });
    return timer(400).pipe(switchMap(() => throwError(() => failure)));
  }
  const found = products.filter(({ name }) =>
    name.toLowerCase().includes(text),
  );
  const body = text === 'odd' ? [{ id: 5 }] : found;
  return of(new HttpResponse({ body })).pipe(delay(400));
};
