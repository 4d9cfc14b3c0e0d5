import {
  HttpErrorResponse,
  HttpEventType,
  type HttpResourceRequest,
  httpResource,
  provideHttpClient,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  ApplicationRef,
  computed,
  createEnvironmentInjector,
  EnvironmentInjector,
  runInInjectionContext,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

function setUp() {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
  return TestBed.inject(HttpTestingController);
}

const create = <T>(make: () => T): T => {
  const made = TestBed.runInInjectionContext(make);
  TestBed.tick();
  return made;
};

const settle = (): Promise<void> => TestBed.inject(ApplicationRef).whenStable();

/** A resource whose URL follows a signal. */
function following() {
  const server = setUp();
  const id = signal(1);
  const made = create(() => httpResource<string>(() => `/api/${id()}`));
  return { server, id, made };
}

claim('When a signal in the request changes, it sends a new request.', () => {
  const { server, id } = following();
  server.expectOne('/api/1');
  id.set(2);
  TestBed.tick();
  expect(server.match('/api/2')).toHaveLength(1);
});

claim(
  'After a failed request, value() throws Resource is currently in an error state (see Error.cause for details): and the message of the HttpErrorResponse.',
  async () => {
    const { server, made } = following();
    server.expectOne('/api/1').flush(null, { status: 503, statusText: 'Busy' });
    await settle();
    expect(made.hasValue()).toBe(false);
    expect(() => made.value()).toThrow(
      'Resource is currently in an error state (see Error.cause for details): Http failure response for /api/1: 503 Busy',
    );
  },
);

claim('It cancels a running request when a signal changes, and may send it again.', () => {
  const { server, id } = following();
  const first = server.expectOne('/api/1');
  id.set(2);
  TestBed.tick();
  expect(first.cancelled).toBe(true);
});

claim('If the function returns undefined, nothing is sent, and the status is idle:', () => {
  const server = setUp();
  const made = create(() => httpResource((): string | undefined => undefined));
  expect(made.status()).toBe('idle');
  expect(server.match(() => true)).toEqual([]);
});

claim('If it throws, the status is error:', async () => {
  const server = setUp();
  const parse = (): string => {
    throw new Error('wrong');
  };
  const made = create(() => httpResource(() => '/api', { parse }));
  server.expectOne('/api').flush({});
  await settle();
  expect(made.status()).toBe('error');
  expect(made.error()?.message).toBe('wrong');
  expect(made.statusCode()).toBe(200);
});

claim('the HttpErrorResponse, or the error of parse', async () => {
  const { server, made } = following();
  server.expectOne('/api/1').flush(null, { status: 404, statusText: 'No' });
  await settle();
  expect(made.error()).toBeInstanceOf(HttpErrorResponse);
});

claim(
  'status and headers of the response, after errors too; undefined while a request runs',
  async () => {
    const { server, made } = following();
    server
      .expectOne('/api/1')
      .flush(null, { status: 404, statusText: 'No', headers: { 'x-reason': 'gone' } });
    await settle();
    expect(made.statusCode()).toBe(404);
    expect(made.headers()?.get('x-reason')).toBe('gone');
    made.reload();
    TestBed.tick();
    expect(made.statusCode()).toBeUndefined();
    expect(made.headers()).toBeUndefined();
  },
);

claim('the last HttpProgressEvent of the download, with reportProgress: true', () => {
  const server = setUp();
  const request = (): HttpResourceRequest => ({ url: '/api', reportProgress: true });
  const made = create(() => httpResource(request));
  const test = server.expectOne('/api');
  expect(test.request.reportProgress).toBe(true);
  test.event({ type: HttpEventType.DownloadProgress, loaded: 5, total: 9 });
  expect(made.progress()?.loaded).toBe(5);
});

claim('sends the same request again; the old value stays until the response', async () => {
  const { server, made } = following();
  server.expectOne('/api/1').flush('first');
  await settle();
  made.reload();
  TestBed.tick();
  expect(made.value()).toBe('first');
  server.expectOne('/api/1').flush('second');
  await settle();
  expect(made.value()).toBe('second');
});

claim('change the value locally; nothing is sent', async () => {
  const { server, made } = following();
  server.expectOne('/api/1').flush('first');
  await settle();
  made.set('mine');
  TestBed.tick();
  expect(made.value()).toBe('mine');
  expect(server.match(() => true)).toEqual([]);
});

claim('While a request for other data runs, value() is undefined again.', async () => {
  const { server, id, made } = following();
  server.expectOne('/api/1').flush('first');
  await settle();
  id.set(2);
  TestBed.tick();
  expect(made.status()).toBe('loading');
  expect(made.value()).toBeUndefined();
});

claim(
  'With the option defaultValue: [], a list is an empty array before the response, and the type has no undefined.',
  () => {
    setUp();
    const made = create(() => httpResource<string[]>(() => '/api', { defaultValue: [] }));
    const list: string[] = made.value();
    expect(list).toEqual([]);
  },
);

claim('The request is sent even if nothing reads the value.', () => {
  const server = setUp();
  create(() => httpResource(() => '/api'));
  server.expectOne('/api');
  expect(server.match(() => true)).toEqual([]);
});

claim('A new request is sent even if its URL is equal to the old one.', () => {
  const server = setUp();
  const weight = signal(1.2);
  create(() => httpResource(() => `/api/${Math.ceil(weight())}`));
  server.expectOne('/api/2');
  weight.set(1.8);
  TestBed.tick();
  server.expectOne('/api/2');
  expect(server.match(() => true)).toEqual([]);
});

claim('To prevent that, read a computed() that returns only the part you need.', () => {
  const server = setUp();
  const weight = signal(1.2);
  const rounded = computed(() => Math.ceil(weight()));
  create(() => httpResource(() => `/api/${rounded()}`));
  server.expectOne('/api/2');
  weight.set(1.8);
  TestBed.tick();
  expect(server.match(() => true)).toEqual([]);
});

claim('Several changes before the next check send one request.', () => {
  const { server, id } = following();
  server.expectOne('/api/1');
  id.set(2);
  id.set(3);
  TestBed.tick();
  expect(server.match(() => true).map(({ request }) => request.url)).toEqual(['/api/3']);
});

claim('The resource cancels its request when its component is destroyed.', () => {
  const server = setUp();
  const owner = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
  runInInjectionContext(owner, () => httpResource(() => '/api'));
  TestBed.tick();
  const test = server.expectOne('/api');
  owner.destroy();
  expect(test.cancelled).toBe(true);
});

claim(
  'If the function returns undefined while a request runs, the request continues, and its response is ignored.',
  async () => {
    const server = setUp();
    const url = signal<string | undefined>('/api');
    const made = create(() => httpResource(() => url()));
    const test = server.expectOne('/api');
    url.set(undefined);
    TestBed.tick();
    expect(test.cancelled).toBe(false);
    test.flush('late');
    await settle();
    expect(made.status()).toBe('idle');
    expect(made.value()).toBeUndefined();
  },
);

claim('true in the statuses loading and reloading', async () => {
  const { server, made } = following();
  expect([made.status(), made.isLoading()]).toEqual(['loading', true]);
  server.expectOne('/api/1').flush('first');
  await settle();
  expect([made.status(), made.isLoading()]).toEqual(['resolved', false]);
  made.reload();
  TestBed.tick();
  expect([made.status(), made.isLoading()]).toEqual(['reloading', true]);
});
