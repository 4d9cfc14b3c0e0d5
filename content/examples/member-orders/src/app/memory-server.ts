import {
  HttpErrorResponse,
  type HttpInterceptorFn,
  HttpResponse,
} from '@angular/common/http';
import { delay, of, switchMap, throwError, timer } from 'rxjs';

const bodies: Readonly<Record<string, unknown>> = {
  '/api/orders': ['Order 81: Teapot', 'Order 82: Tea cup'],
  '/api/categories': ['Tea', 'Coffee'],
  '/api/refresh': { token: 'fresh' },
};

/** Answers in place of a server, which accepts only fresh tokens. */
export const memoryServer: HttpInterceptorFn = ({ url, headers }) => {
  const isAllowed =
    url === '/api/refresh' || headers.get('Authorization') === 'Bearer fresh';
  if (isAllowed)
    return of(new HttpResponse({ body: bodies[url] })).pipe(delay(400));
  const refusal = new HttpErrorResponse({ status: 401, statusText: 'No', url });
  return timer(400).pipe(switchMap(() => throwError(() => refusal)));
};
