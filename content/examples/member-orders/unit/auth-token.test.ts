// #docregion setup
import {
  HttpClient,
  type HttpErrorResponse,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { beforeEach, expect, it } from 'vitest';
import { authToken } from '../src/app/auth-token';
import { Session } from '../src/app/session';

beforeEach(() => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideHttpClient(withInterceptors([authToken])),
      provideHttpClientTesting(),
    ],
  });
});
// #enddocregion setup

// #docregion header
it('adds the token', () => {
  TestBed.inject(Session).token.set('abc');
  TestBed.inject(HttpClient).get('/api/orders').subscribe();

  const { request } = TestBed.inject(HttpTestingController).expectOne(
    '/api/orders',
  );

  expect(request.headers.get('Authorization')).toBe('Bearer abc');
});
// #enddocregion header

it('sends no token elsewhere', () => {
  TestBed.inject(HttpClient).get('https://other.example/').subscribe();

  const { request } = TestBed.inject(HttpTestingController).expectOne(
    'https://other.example/',
  );

  expect(request.headers.has('Authorization')).toBe(false);
});

// #docregion refresh
it('refreshes the token once for two requests', () => {
  const client = TestBed.inject(HttpClient);
  const http = TestBed.inject(HttpTestingController);
  const found: unknown[] = [];
  client.get('/api/orders').subscribe((orders) => found.push(orders));
  client.get('/api/profile').subscribe((profile) => found.push(profile));

  const refuse = { status: 401, statusText: 'Unauthorized' };
  http.expectOne('/api/orders').flush(null, refuse);
  http.expectOne('/api/profile').flush(null, refuse);
  http.expectOne('/api/refresh').flush({ token: 'fresh' });

  http.expectOne('/api/orders').flush('orders');
  http.expectOne('/api/profile').flush('profile');
  expect(found).toEqual(['orders', 'profile']);
  http.verify();
});
// #enddocregion refresh

it('does not refresh again for a 401 that arrives late', () => {
  const client = TestBed.inject(HttpClient);
  const http = TestBed.inject(HttpTestingController);
  client.get('/api/orders').subscribe();
  client.get('/api/profile').subscribe();

  const refuse = { status: 401, statusText: 'Unauthorized' };
  http.expectOne('/api/orders').flush(null, refuse);
  http.expectOne('/api/refresh').flush({ token: 'fresh' });
  http.expectOne('/api/profile').flush(null, refuse);

  http.expectNone('/api/refresh');
  const { request } = http.expectOne('/api/profile');
  expect(request.headers.get('Authorization')).toBe('Bearer fresh');
});

it('fails all waiting requests if the refresh fails', () => {
  const client = TestBed.inject(HttpClient);
  const http = TestBed.inject(HttpTestingController);
  const failed: (string | null)[] = [];
  const error = ({ url }: HttpErrorResponse) => failed.push(url);
  client.get('/api/orders').subscribe({ error });
  client.get('/api/profile').subscribe({ error });

  const refuse = { status: 401, statusText: 'Unauthorized' };
  http.expectOne('/api/orders').flush(null, refuse);
  http.expectOne('/api/profile').flush(null, refuse);
  http.expectOne('/api/refresh').flush(null, refuse);

  expect(failed).toEqual(['/api/refresh', '/api/refresh']);
  http.verify();
});
