// #docregion setup
import {
  HttpErrorResponse,
  HttpEventType,
  provideHttpClient,
} from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { type Product, ShopApi } from '../src/app/shop-api';

function setUp() {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideHttpClient(),
      provideHttpClientTesting(),
    ],
  });
  return {
    api: TestBed.inject(ShopApi),
    http: TestBed.inject(HttpTestingController),
  };
}
// #enddocregion setup

// #docregion smallest
it('finds products by name', () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideHttpClient(),
      provideHttpClientTesting(),
    ],
  });
  const http = TestBed.inject(HttpTestingController);
  let found: readonly Product[] = [];

  TestBed.inject(ShopApi)
    .search('tea')
    .subscribe((products) => {
      found = products;
    });
  http
    .expectOne('/api/products?text=tea')
    .flush([{ id: 1, name: 'Teapot', price: 24 }]);

  expect(found.map(({ name }) => name)).toEqual(['Teapot']);
});
// #enddocregion smallest

// #docregion post
it('orders a product', async () => {
  const { api, http } = setUp();
  const order = firstValueFrom(api.order(1, 2));

  const test = http.expectOne({ method: 'POST', url: '/api/orders' });
  expect(test.request.body).toEqual({ productId: 1, quantity: 2 });
  test.flush({ id: 81, quantity: 2 }, { status: 201, statusText: 'Created' });

  expect((await order).id).toBe(81);
  http.verify();
});
// #enddocregion post

// #docregion refused
it('passes the reason of a refusal on', () => {
  const { api, http } = setUp();
  let failure: unknown;
  api.order(1, 9).subscribe({
    error: (error: unknown) => {
      failure = error;
    },
  });

  http
    .expectOne('/api/orders')
    .flush(
      { message: 'Only 5 left.' },
      { status: 422, statusText: 'Unprocessable' },
    );

  if (!(failure instanceof HttpErrorResponse)) throw failure;
  expect(failure.status).toBe(422);
  expect(failure.error.message).toBe('Only 5 left.');
});
// #enddocregion refused

// #docregion offline
it('fails with the status 0 without a connection', () => {
  const { api, http } = setUp();
  let status: number | undefined;
  api.order(1, 1).subscribe({
    error: (error: HttpErrorResponse) => {
      status = error.status;
    },
  });

  http.expectOne('/api/orders').error(new ProgressEvent('error'));

  expect(status).toBe(0);
});
// #enddocregion offline

// #docregion progress
it('reports the progress of an upload', () => {
  const { api, http } = setUp();
  const types: HttpEventType[] = [];
  api
    .uploadPhoto(new File(['…'], 'teapot.png'))
    .subscribe(({ type }) => types.push(type));

  const test = http.expectOne('/api/photos');
  test.event({ type: HttpEventType.UploadProgress, loaded: 1, total: 2 });
  test.flush({ id: 5 });

  expect(types).toEqual([
    HttpEventType.Sent,
    HttpEventType.UploadProgress,
    HttpEventType.Response,
  ]);
});
// #enddocregion progress

// #docregion cancel
it('cancels the search', () => {
  const { api, http } = setUp();
  const subscription = api.search('tea').subscribe();
  const test = http.expectOne(({ url }) => url === '/api/products');

  subscription.unsubscribe();

  expect(test.cancelled).toBe(true);
});
// #enddocregion cancel
