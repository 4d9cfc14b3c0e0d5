import {
  HttpErrorResponse,
  HttpEvent,
  HttpHandler,
  HttpInterceptor,
  HttpRequest,
  HttpResponse,
} from '@angular/common/http';
import { Injectable } from '@angular/core';
import { Observable, of, throwError } from 'rxjs';
import { delay } from 'rxjs/operators';

@Injectable()
export class InMemoryBackend implements HttpInterceptor {
  private cooks = [{ id: 1, name: 'Julia' }, { id: 2, name: 'Auguste' }];

  intercept(req: HttpRequest<any>, next: HttpHandler): Observable<HttpEvent<any>> {
    if (!req.headers.has('Authorization')) return throwError(() => new HttpErrorResponse({ status: 401 }));
    if (req.url.endsWith('api/cooks') && req.method === 'GET') return this.answer([...this.cooks]);
    if (req.url.endsWith('api/cooks') && req.method === 'POST') {
      const cook = { id: this.cooks.length + 1, ...req.body };
      this.cooks.push(cook);
      return this.answer(cook);
    }
    return throwError(() => new HttpErrorResponse({ status: 404, url: req.url }));
  }

  private answer(body: any) {
    return of(new HttpResponse({ status: 200, body })).pipe(delay(10));
  }
}
