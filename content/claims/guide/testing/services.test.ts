import { HttpBackend, HttpClient, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Component, effect, Injectable, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Injectable({ providedIn: 'root' })
class Cart {
  readonly count = signal(0);
}

@Injectable({ providedIn: 'root' })
class Payments {
  readonly http = inject(HttpClient);
}

claim('Reading a signal needs no waiting: card.balance() returns the new value at once.', () => {
  const cart = new Cart();
  cart.count.set(2);
  expect(cart.count()).toBe(2);
});

claim(
  "new doesn't work for a class that calls inject(): it throws NG0203, The `_HttpClient` token injection failed. `inject()` function must be called from an injection context.",
  () => {
    expect(() => new Payments()).toThrow(
      /^NG0203: The `_?HttpClient` token injection failed. `inject\(\)` function must be called from an injection context/,
    );
  },
);

claim("Services with providedIn: 'root' need no provider:", () => {
  expect(TestBed.inject(Cart).count()).toBe(0);
});

claim('Every call of TestBed.inject(Cart) in one test returns the same instance.', () => {
  expect(TestBed.inject(Cart)).toBe(TestBed.inject(Cart));
});

/** A test with a server that answers. */
function withServer(): { http: HttpClient; server: HttpTestingController } {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  return { http: TestBed.inject(HttpClient), server: TestBed.inject(HttpTestingController) };
}

claim('expectOne() finds the request and fails if there is none, or more than one.', () => {
  const { http, server } = withServer();
  expect(() => server.expectOne('/api/products')).toThrow(
    'Expected one matching request for criteria "Match URL: /api/products", found none.',
  );
  http.get('/api/products').subscribe();
  http.get('/api/products').subscribe();
  expect(() => server.expectOne('/api/products')).toThrow('found 2 requests');
});

claim('With a status from 400, the observable gets an error.', () => {
  const { http, server } = withServer();
  let failed = false;
  http.get('/api/products').subscribe({
    error: () => {
      failed = true;
    },
  });
  server.expectOne('/api/products').flush(null, { status: 400, statusText: 'Bad' });
  expect(failed).toBe(true);
});

claim('verify() fails if the service sent a request that the test did not expect.', () => {
  const { http, server } = withServer();
  http.get('/api/products').subscribe();
  expect(() => server.verify()).toThrow('Expected no open requests, found 1: GET /api/products');
});

claim(
  'The request is sent when your code subscribes, so start the call first and answer after it.',
  () => {
    const { http, server } = withServer();
    const products = http.get('/api/products');
    server.expectNone('/api/products');
    products.subscribe();
    expect(server.match('/api/products')).toHaveLength(1);
  },
);

claim(
  "In a component test with Vitest's fake timers, whenStable() never resolves, because Angular uses a timer to schedule rendering.",
  async () => {
    @Component({ template: 'x' })
    class Page {}
    const wait = globalThis.setTimeout;
    vi.useFakeTimers();
    try {
      const stable = TestBed.createComponent(Page).whenStable();
      const later = new Promise((resolve) => wait(() => resolve('later'), 200));
      expect(await Promise.race([stable, later])).toBe('later');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('An effect() in a service runs when Angular renders.', () => {
  let runs = 0;
  TestBed.runInInjectionContext(() => effect(() => void runs++));
  expect(runs).toBe(0);
  TestBed.tick();
  expect(runs).toBe(1);
});

claim('TestBed.runInInjectionContext() lets a function call inject().', () => {
  const cart = TestBed.runInInjectionContext(() => inject(Cart));
  expect(cart).toBe(TestBed.inject(Cart));
});

claim('provideHttpClient() comes first and provideHttpClientTesting() after it.', () => {
  TestBed.configureTestingModule({ providers: [provideHttpClientTesting(), provideHttpClient()] });
  expect(TestBed.inject(HttpBackend)).not.toBe(TestBed.inject(HttpTestingController));
  TestBed.resetTestingModule();
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] });
  const backend: unknown = TestBed.inject(HttpBackend);
  expect(backend).toBe(TestBed.inject(HttpTestingController));
});

@Injectable()
class Draft {}

@Component({ template: '', providers: [Draft] })
class Letter {
  readonly draft = inject(Draft);
}

claim('is listed in the providers of a component', () => {
  const { componentInstance, debugElement } = TestBed.createComponent(Letter);
  expect(debugElement.injector.get(Draft)).toBe(componentInstance.draft);
  expect(() => TestBed.inject(Draft)).toThrow('NG0201');
});
