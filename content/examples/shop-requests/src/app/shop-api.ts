import { HttpClient, type HttpEvent } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { type Observable, retry } from 'rxjs';
import { API_BASE } from './connection';
import { backOff } from './retry-rule';

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

export interface Order {
  readonly id: number;
  readonly quantity: number;
}

/** Every request of the shop, in one place. */
@Injectable({ providedIn: 'root' })
export class ShopApi {
  private readonly http = inject(HttpClient);
  private readonly base = inject(API_BASE);

  search(text: string): Observable<readonly Product[]> {
    return this.http.get<readonly Product[]>(`${this.base}/api/products`, {
      params: { text },
    });
  }

  // #docregion report
  report(): Observable<string> {
    return this.http
      .get(`${this.base}/api/report`, { responseType: 'text', timeout: 4000 })
      .pipe(retry({ count: 3, delay: backOff }));
  }
  // #enddocregion report

  order(productId: number, quantity: number): Observable<Order> {
    return this.http.post<Order>(`${this.base}/api/orders`, {
      productId,
      quantity,
    });
  }

  // #docregion upload
  uploadPhoto(photo: File): Observable<HttpEvent<{ readonly id: number }>> {
    const body = new FormData();
    body.append('photo', photo);
    return this.http.post<{ readonly id: number }>(
      `${this.base}/api/photos`,
      body,
      { observe: 'events', reportProgress: true },
    );
  }
  // #enddocregion upload

  // #docregion stream
  advice(): Observable<HttpEvent<string>> {
    return this.http.get(`${this.base}/api/advice`, {
      responseType: 'text',
      observe: 'events',
      reportProgress: true,
    });
  }
  // #enddocregion stream

  account(): Observable<{ readonly name: string }> {
    return this.http.get<{ readonly name: string }>(
      `${this.base}/api/account`,
      { withCredentials: true },
    );
  }
}
