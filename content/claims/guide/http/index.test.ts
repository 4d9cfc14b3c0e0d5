import {
  HttpClient,
  httpResource,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const seen: string[] = [];

function setUp() {
  seen.length = 0;
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(
        withInterceptors([
          (request, next) => {
            seen.push(request.url);
            return next(request);
          },
        ]),
      ),
      provideHttpClientTesting(),
    ],
  });
  return TestBed.inject(HttpTestingController);
}

claim('subscribe() sends the request and receives the response.', () => {
  const server = setUp();
  const names: string[] = [];
  const request = TestBed.inject(HttpClient).get<string[]>('/api/names');
  expect(server.match('/api/names')).toHaveLength(0);
  request.subscribe((found) => names.push(...found));
  server.expectOne('/api/names').flush(['Ann']);
  expect(names).toEqual(['Ann']);
});

claim(
  'Interceptors, XSRF protection, the transfer cache and the test backend work for HttpClient and httpResource().',
  () => {
    const server = setUp();
    TestBed.runInInjectionContext(() => httpResource(() => '/api/names'));
    TestBed.tick();
    server.expectOne('/api/names');
    expect(seen).toEqual(['/api/names']);
  },
);

claim("resource() doesn't use them.", () => {
  const server = setUp();
  TestBed.runInInjectionContext(() => resource({ loader: async () => 'Ann' }));
  TestBed.tick();
  expect(server.match(() => true)).toEqual([]);
  expect(seen).toEqual([]);
});

claim("Angular doesn't check the response.", () => {
  const server = setUp();
  let found: unknown;
  TestBed.inject(HttpClient)
    .get<string[]>('/api/names')
    .subscribe((names) => {
      found = names;
    });
  server.expectOne('/api/names').flush({ not: 'an array' });
  expect(found).toEqual({ not: 'an array' });
});
