import {
  HttpClient,
  type HttpErrorResponse,
  httpResource,
  provideHttpClient,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { retry } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

function setUp() {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  return { http: TestBed.inject(HttpClient), server: TestBed.inject(HttpTestingController) };
}

claim(
  "The request gets the answer ['Ann'], and the subscriber runs at once, before flush() returns.",
  () => {
    const { http, server } = setUp();
    const names: string[] = [];
    http.get<string[]>('/api/names').subscribe((found) => names.push(...found));
    server.expectOne('/api/names').flush(['Ann']);
    expect(names).toEqual(['Ann']);
  },
);

claim(
  'provideHttpClientTesting() comes after it, because the last provider of the backend wins.',
  () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClientTesting(), provideHttpClient()],
    });
    const server = TestBed.inject(HttpTestingController);
    TestBed.inject(HttpClient)
      .get('/api/names')
      .subscribe({ error: () => undefined })
      .unsubscribe();
    expect(server.match(() => true)).toEqual([]);
  },
);

claim(
  'If the test answers before the code has sent the request, expectOne() throws Expected one matching request for criteria "Match URL: /api/names", found none.',
  () => {
    const { server } = setUp();
    expect(() => server.expectOne('/api/names')).toThrow(
      'Expected one matching request for criteria "Match URL: /api/names", found none.',
    );
  },
);

claim('The same, followed by Requests received are: GET /api/names?page=1.', () => {
  const { http, server } = setUp();
  http.get('/api/names', { params: { page: 1 } }).subscribe();
  expect(() => server.expectOne('/api/names')).toThrow(
    'found none. Requests received are: GET /api/names?page=1.',
  );
});

claim(
  'Expected one matching request for criteria "Match URL: /api/names", found 2 requests.',
  () => {
    const { http, server } = setUp();
    http.get('/api/names').subscribe();
    http.get('/api/names').subscribe();
    expect(() => server.expectOne('/api/names')).toThrow(
      'Expected one matching request for criteria "Match URL: /api/names", found 2 requests.',
    );
  },
);

claim('A method that finds a request removes it from the list, so no later call finds it.', () => {
  const { http, server } = setUp();
  http.get('/api/names').subscribe();
  expect(server.match('/api/names')).toHaveLength(1);
  expect(server.match('/api/names')).toHaveLength(0);
});

claim('The message lists them: Expected no open requests, found 1: GET /api/names.', () => {
  const { http, server } = setUp();
  http.get('/api/names').subscribe();
  expect(() => server.verify()).toThrow('Expected no open requests, found 1: GET /api/names');
});

claim('Canceled requests count too, unless you write verify({ ignoreCancelled: true }).', () => {
  const { http, server } = setUp();
  http.get('/api/names').subscribe().unsubscribe();
  expect(() => server.verify()).toThrow('found 1');
  expect(() => server.verify({ ignoreCancelled: true })).not.toThrow();
});

claim(
  'Without statusText, flush() throws statusText is required when setting a custom status.',
  () => {
    const { http, server } = setUp();
    http.get('/api/names').subscribe();
    expect(() => server.expectOne('/api/names').flush(null, { status: 500 })).toThrow(
      'statusText is required when setting a custom status.',
    );
  },
);

claim('Answering a canceled request throws Cannot flush a cancelled request.', () => {
  const { http, server } = setUp();
  http.get('/api/names').subscribe().unsubscribe();
  expect(() => server.expectOne('/api/names').flush({})).toThrow(
    'Cannot flush a cancelled request.',
  );
});

claim('whenStable() waits for a running httpResource(), so call it after flush().', async () => {
  const { server } = setUp();
  const made = TestBed.runInInjectionContext(() => httpResource<string>(() => '/api'));
  TestBed.tick();
  let stable = false;
  const waiting = TestBed.inject(ApplicationRef)
    .whenStable()
    .then(() => {
      stable = true;
    });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stable).toBe(false);
  server.expectOne('/api').flush('Ann');
  await waiting;
  expect(made.value()).toBe('Ann');
});

claim("It doesn't wait for requests of HttpClient in a test.", async () => {
  const { http, server } = setUp();
  http.get('/api').subscribe();
  await TestBed.inject(ApplicationRef).whenStable();
  expect(server.match('/api')).toHaveLength(1);
});

claim('A retry is a new request, which you expect again after the failure:', () => {
  const { http, server } = setUp();
  const found: unknown[] = [];
  http
    .get('/api')
    .pipe(retry(1))
    .subscribe((body) => found.push(body));
  server.expectOne('/api').flush(null, { status: 503, statusText: 'Busy' });
  server.expectOne('/api').flush('9');
  expect(found).toEqual(['9']);
});

claim('flush(null) answers with the status 204.', () => {
  const { http, server } = setUp();
  let status: number | undefined;
  http.get('/api', { observe: 'response' }).subscribe((response) => {
    status = response.status;
  });
  server.expectOne('/api').flush(null);
  expect(status).toBe(204);
});

claim('The object is passed on as it is, without JSON.', () => {
  const { http, server } = setUp();
  const date = new Date();
  let found: unknown;
  http.get('/api').subscribe((body) => {
    found = body;
  });
  server.expectOne('/api').flush(date);
  expect(found).toBe(date);
});

claim("A timeout doesn't run, because nothing is sent.", async () => {
  const { http, server } = setUp();
  let failure: HttpErrorResponse | undefined;
  http.get('/api', { timeout: 1 }).subscribe({
    error: (error: HttpErrorResponse) => {
      failure = error;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(failure).toBeUndefined();
  expect(server.expectOne('/api').request.timeout).toBe(1);
});

claim('If you pass a status, pass a statusText too:', () => {
  const { http, server } = setUp();
  for (const status of [200, 201, 404]) {
    http.get('/api/names').subscribe();
    expect(() => server.expectOne('/api/names').flush({}, { status })).toThrow(
      'statusText is required when setting a custom status.',
    );
  }
});

claim('All of them except verify() take a URL, a RequestMatch object or a function.', () => {
  const { http, server } = setUp();
  const send = () => http.get('/api/names').subscribe();
  send();
  server.expectOne({ method: 'GET', url: '/api/names' });
  send();
  expect(server.match(({ url }) => url === '/api/names')).toHaveLength(1);
  send();
  expect(() => server.expectNone('/api/names')).toThrow();
  send();
  expect(() => server.expectNone({ method: 'GET' })).toThrow();
});

claim('a string; objects become JSON', () => {
  const { http, server } = setUp();
  let found: string | undefined;
  http.get('/api', { responseType: 'text' }).subscribe((text) => {
    found = text;
  });
  server.expectOne('/api').flush({ name: 'Ann' });
  expect(found).toBe('{"name":"Ann"}');
});

claim('a Blob or an ArrayBuffer', () => {
  const { http, server } = setUp();
  let found: Blob | undefined;
  const send = () =>
    http.get('/api', { responseType: 'blob' }).subscribe((blob) => {
      found = blob;
    });
  send();
  server.expectOne('/api').flush(new ArrayBuffer(3));
  expect(found?.size).toBe(3);
  send();
  expect(() => server.expectOne('/api').flush('text')).toThrow();
});
