import {
  HttpBackend,
  HttpErrorResponse,
  HttpEvent,
  HttpRequest,
  HttpResponse,
} from '@angular/common/http';
import { Injectable } from '@angular/core';
import { delay, Observable, of, throwError } from 'rxjs';
import { FLATS } from './flats';

/** Answers requests from memory, for pages that have no server. */
@Injectable()
export class MemoryBackend implements HttpBackend {
  handle({ url }: HttpRequest<unknown>): Observable<HttpEvent<unknown>> {
    if (url !== '/api/locations') {
      return throwError(() => new HttpErrorResponse({ status: 404, url }));
    }
    return of(new HttpResponse({ body: FLATS, url })).pipe(delay(600));
  }
}
