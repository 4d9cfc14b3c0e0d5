import { XhrFactory } from '@angular/common';
import {
  HttpClient,
  HttpErrorResponse,
  type HttpEvent,
  HttpEventType,
  type HttpFeature,
  type HttpFeatureKind,
  HttpHeaders,
  type HttpInterceptorFn,
  HttpParams,
  HttpRequest,
  provideHttpClient,
  withFetch,
  withInterceptors,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { inject, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import {
  catchError,
  EMPTY,
  finalize,
  forkJoin,
  lastValueFrom,
  type Observable,
  Subject,
  type Subscription,
  shareReplay,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { afterEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A client with the test backend. */
function setUp(...features: HttpFeature<HttpFeatureKind>[]) {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(...features), provideHttpClientTesting()],
  });
  return { http: TestBed.inject(HttpClient), server: TestBed.inject(HttpTestingController) };
}

/** A client whose `fetch` answers with a response. */
function fetchClient(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  TestBed.configureTestingModule({ providers: [provideHttpClient(withFetch())] });
  return { http: TestBed.inject(HttpClient), fetch };
}

const failureOf = (source: Observable<unknown>): Promise<HttpErrorResponse> =>
  lastValueFrom(source).then(
    () => Promise.reject(new Error('no failure')),
    (error: HttpErrorResponse) => error,
  );

const eventsOf = (source: Observable<HttpEvent<unknown>>): Promise<HttpEvent<unknown>[]> =>
  new Promise((resolve, reject) => {
    const events: HttpEvent<unknown>[] = [];
    source.subscribe({
      next: (event) => events.push(event),
      error: reject,
      complete: () => resolve(events),
    });
  });

claim('Without a subscription, nothing is sent, and there is no message.', () => {
  const { http, server } = setUp();
  http.post('/api/orders', {});
  server.expectNone('/api/orders');
  expect(server.match(() => true)).toHaveLength(0);
});

claim('Until the response arrives, products() is undefined.', () => {
  const { http, server } = setUp();
  const products = TestBed.runInInjectionContext(() => toSignal(http.get('/api/products')));
  expect(products()).toBeUndefined();
  server.expectOne('/api/products').flush(['Teapot']);
  expect(products()).toEqual(['Teapot']);
});

claim('Two subscriptions to one post() create two orders.', () => {
  const { http, server } = setUp();
  const order = http.post('/api/orders', {});
  order.subscribe();
  order.subscribe();
  expect(server.match('/api/orders')).toHaveLength(2);
});

claim('object, array, boolean, number', () => {
  for (const body of [{ id: 1 }, [1], true, 7]) {
    const request = new HttpRequest('POST', '/api', body);
    expect(request.detectContentTypeHeader()).toBe('application/json');
    expect(request.serializeBody()).toBe(JSON.stringify(body));
  }
});

claim('application/x-www-form-urlencoded;charset=UTF-8', () => {
  const body = new HttpParams({ fromObject: { a: 'b c' } });
  const request = new HttpRequest('POST', '/api', body);
  expect(request.serializeBody()).toBe('a=b%20c');
  expect(request.detectContentTypeHeader()).toBe('application/x-www-form-urlencoded;charset=UTF-8');
});

claim(
  'IMPORTANT: A URLSearchParams body is sent URL-encoded, but with the content type application/json.',
  async () => {
    const { http, fetch } = fetchClient(() => new Response('{}'));
    await lastValueFrom(http.post('/api', new URLSearchParams({ a: 'b' })));
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBeInstanceOf(URLSearchParams);
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' });
  },
);

const urlOf = (params: Record<string, string | number | boolean | string[]>): string =>
  new HttpRequest('GET', '/api', { params: new HttpParams({ fromObject: params }) }).urlWithParams;

claim('An array repeats the parameter.', () => {
  expect(urlOf({ text: 'tea & co', colors: ['red', 'blue'], page: 1, inStock: true })).toBe(
    '/api?text=tea%20%26%20co&colors=red&colors=blue&page=1&inStock=true',
  );
});

claim('If the URL already has a query, the parameters are added with &.', () => {
  const params = new HttpParams({ fromObject: { b: 2 } });
  expect(new HttpRequest('GET', '/api?a=1', { params }).urlWithParams).toBe('/api?a=1&b=2');
});

claim('With a cast, they are sent as the texts null and undefined, so remove them first.', () => {
  expect(urlOf({ a: null, b: undefined } as never)).toBe('/api?a=null&b=undefined');
});

claim('+ becomes %2B and a space becomes %20.', () => {
  expect(urlOf({ a: 'b+c d' })).toBe('/api?a=b%2Bc%20d');
});

claim('The characters @ : $ , ; = ? / stay as they are.', () => {
  expect(urlOf({ a: '@:$,;=?/' })).toBe('/api?a=@:$,;=?/');
});

claim('It is immutable, so each method returns a new instance:', () => {
  const params = new HttpParams({ fromObject: { text: 'tea' } })
    .set('page', 2)
    .append('color', 'red')
    .append('color', 'blue');
  params.set('page', 3);
  expect(params.toString()).toBe('text=tea&page=2&color=red&color=blue');
});

claim('fromString takes a query string, with or without ?.', () => {
  for (const fromString of ['?a=1', 'a=1']) {
    expect(new HttpParams({ fromString }).get('a')).toBe('1');
  }
});

claim('Without an Accept header, HttpClient sends application/json, text/plain, */*.', async () => {
  const { http, fetch } = fetchClient(() => new Response('{}'));
  await lastValueFrom(http.get('/api'));
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
    Accept: 'application/json, text/plain, */*',
  });
});

claim(
  "If you forget 'text', a text such as OK fails with Http failure during parsing for and the URL, although the status is 200.",
  async () => {
    const { http } = fetchClient(
      () => new Response('OK', { headers: { 'content-type': 'text/plain' } }),
    );
    const failure = await failureOf(http.get('/api/terms'));
    expect(failure.status).toBe(200);
    expect(failure.message).toBe('Http failure during parsing for /api/terms');
  },
);

/** An XMLHttpRequest that has the answer `OK` as soon as it is sent. */
class AnsweredXhr extends EventTarget {
  readonly DONE = 4;
  readonly readyState = 4;
  readonly status: number = 200;
  readonly statusText: string = 'OK';
  readonly response: string = 'OK';
  open(): void {}
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  send(): void {
    setTimeout(() => this.dispatchEvent(new Event('load')));
  }
}

/** An XMLHttpRequest with an empty answer. */
class EmptyXhr extends AnsweredXhr {
  override readonly response = '';
}

/** An XMLHttpRequest without a connection. */
class BrokenXhr extends AnsweredXhr {
  override readonly status = 0;
  override readonly statusText = '';
  override send(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

claim('with XHR { error, text }, with fetch the SyntaxError', async () => {
  const { http } = fetchClient(() => new Response('OK'));
  expect((await failureOf(http.get('/api'))).error).toBeInstanceOf(SyntaxError);
  TestBed.resetTestingModule();
  const build = () => new AnsweredXhr() as unknown as XMLHttpRequest;
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), { provide: XhrFactory, useValue: { build } }],
  });
  const failure = await failureOf(TestBed.inject(HttpClient).get('/api'));
  expect(failure.error.text).toBe('OK');
  expect(failure.error.error).toBeInstanceOf(SyntaxError);
});

claim(
  'the body, parsed as JSON if possible, otherwise as text; with another responseType, in that type',
  async () => {
    const json = fetchClient(() => new Response('{"a":1}', { status: 422 }));
    expect((await failureOf(json.http.get('/api'))).error).toEqual({ a: 1 });
    expect((await failureOf(json.http.get('/api', { responseType: 'text' }))).error).toBe(
      '{"a":1}',
    );
    const blob = await failureOf(json.http.get('/api', { responseType: 'blob' }));
    expect(await blob.error.text()).toBe('{"a":1}');
    TestBed.resetTestingModule();
    const text = fetchClient(() => new Response('Gone', { status: 410 }));
    expect((await failureOf(text.http.get('/api'))).error).toBe('Gone');
  },
);

claim('Interceptors and operators can throw other errors.', async () => {
  const fail = () => {
    throw new Error('not allowed');
  };
  const { http } = setUp(withInterceptors([fail]));
  expect(await failureOf(http.get('/api'))).not.toBeInstanceOf(HttpErrorResponse);
});

claim('The browser aborts it, and of your callbacks only finalize() runs.', () => {
  const { http, server } = setUp();
  const seen: string[] = [];
  const running = http
    .get('/api/report')
    .pipe(finalize(() => seen.push('finalize')))
    .subscribe({
      next: () => seen.push('next'),
      error: () => seen.push('error'),
      complete: () => seen.push('complete'),
    });
  running.unsubscribe();
  expect(server.expectOne('/api/report').cancelled).toBe(true);
  expect(seen).toEqual(['finalize']);
});

claim("The time that interceptors need before the request is sent doesn't count.", async () => {
  const wait: HttpInterceptorFn = (request, next) => timer(60).pipe(switchMap(() => next(request)));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  TestBed.configureTestingModule({
    providers: [provideHttpClient(withFetch(), withInterceptors([wait]))],
  });
  const http = TestBed.inject(HttpClient);
  expect(await lastValueFrom(http.get('/api', { timeout: 30 }))).toEqual({});
});

claim(
  'NOTE: A signal made with toSignal() throws the error when it is read, and the template fails.',
  () => {
    const { http, server } = setUp();
    const products = TestBed.runInInjectionContext(() => toSignal(http.get('/api/products')));
    server.expectOne('/api/products').flush(null, { status: 500, statusText: 'Broken' });
    expect(() => products()).toThrow('500 Broken');
  },
);

claim(
  'Http failure response for /api/orders: 0 Unknown Error, with fetch … 0 undefined',
  async () => {
    const { http } = fetchClient(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await failureOf(http.get('/api/orders'));
    expect(failure.message).toBe('Http failure response for /api/orders: 0 undefined');
    TestBed.resetTestingModule();
    const build = () => new BrokenXhr() as unknown as XMLHttpRequest;
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), { provide: XhrFactory, useValue: { build } }],
    });
    const old = await failureOf(TestBed.inject(HttpClient).get('/api/orders'));
    expect(old.message).toBe('Http failure response for /api/orders: 0 Unknown Error');
  },
);

class ReportLoader {
  private readonly http = inject(HttpClient);
  private running?: Subscription;

  start(): void {
    this.cancel();
    this.running = this.http.get('/api/report').subscribe();
  }

  cancel(): void {
    this.running?.unsubscribe();
  }
}

claim('start() first cancels the previous request.', () => {
  const { server } = setUp();
  const loader = TestBed.runInInjectionContext(() => new ReportLoader());
  loader.start();
  loader.start();
  const [first, second] = server.match('/api/report');
  expect([first?.cancelled, second?.cancelled]).toEqual([true, false]);
  loader.cancel();
  expect(second?.cancelled).toBe(true);
});

claim('switchMap() cancels the previous request when a new value arrives.', () => {
  const { http, server } = setUp();
  const texts = new Subject<string>();
  texts.pipe(switchMap((text) => http.get(`/api/${text}`))).subscribe();
  texts.next('a');
  const first = server.expectOne('/api/a');
  texts.next('b');
  expect(first.cancelled).toBe(true);
});

claim(
  'The value must be a positive integer; for 0 or 1.5, the call throws NG02822: `timeout` must be a positive integer value.',
  () => {
    const { http } = setUp();
    for (const timeout of [0, 1.5]) {
      expect(() => http.get('/api', { timeout })).toThrow(
        'NG02822: `timeout` must be a positive integer value',
      );
    }
  },
);

claim('After that, the request is canceled and fails with the status 0.', async () => {
  let aborted = false;
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted = true;
        reject(signal.reason);
      });
    });
  });
  TestBed.configureTestingModule({ providers: [provideHttpClient(withFetch())] });
  const failure = await failureOf(TestBed.inject(HttpClient).get('/api', { timeout: 5 }));
  expect(aborted).toBe(true);
  expect(failure.status).toBe(0);
  expect(failure.error.name).toBe('TimeoutError');
});

claim("With responseType: 'text', download events have partialText, the text so far:", async () => {
  const { http } = fetchClient(() => {
    const parts = ['tea', 'pot'].map((part) => new TextEncoder().encode(part));
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
    return new Response(body);
  });
  const events = await eventsOf(
    http.get('/api', { responseType: 'text', observe: 'events', reportProgress: true }),
  );
  const texts = events.flatMap((event) =>
    event.type === HttpEventType.DownloadProgress && 'partialText' in event
      ? event.partialText
      : [],
  );
  expect(texts).toEqual(['tea', 'teapot']);
});

claim('Without reportProgress, the events are only Sent and Response.', async () => {
  const { http } = fetchClient(() => new Response('{}'));
  const events = await eventsOf(http.get('/api', { observe: 'events' }));
  expect(events.map(({ type }) => type)).toEqual([HttpEventType.Sent, HttpEventType.Response]);
});

claim('If one fails, it cancels the others and fails:', () => {
  const { http, server } = setUp();
  let failed = false;
  forkJoin([http.get('/api/cart'), http.get('/api/address')]).subscribe({
    error: () => {
      failed = true;
    },
  });
  const address = server.expectOne('/api/address');
  server.expectOne('/api/cart').flush(null, { status: 500, statusText: 'Broken' });
  expect(failed).toBe(true);
  expect(address.cancelled).toBe(true);
});

claim('Add shareReplay(1) so that several subscribers share one request and its response.', () => {
  const { http, server } = setUp();
  const shared = http.get('/api/cart').pipe(shareReplay(1));
  shared.subscribe();
  shared.subscribe();
  expect(server.match('/api/cart')).toHaveLength(1);
});

claim("IMPORTANT: get<Product>() doesn't check the response.", () => {
  const { http, server } = setUp();
  const product = signal<{ name: string } | undefined>(undefined);
  http.get<{ name: string }>('/api').subscribe((found) => product.set(found));
  server.expectOne('/api').flush({ other: 1 });
  expect(product()?.name).toBeUndefined();
  expect(product()).toEqual({ other: 1 });
});

claim(
  'If you pass both, withCredentials wins, and the console shows the warning NG02819.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { http, fetch } = fetchClient(() => new Response('{}'));
    await lastValueFrom(http.get('/api', { withCredentials: true, credentials: 'omit' }));
    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('include');
    expect(warn.mock.calls.join()).toContain('NG02819');
  },
);

/** Options for which the browser may hide a response. */
const hiding = { mode: 'no-cors', redirect: 'manual' } as const;

claim(
  'The browser hides some responses from scripts, and the request then fails with the status 0.',
  async () => {
    // A hidden response has the status 0 and no body. Response.error() is the only one that a script can make.
    const { http, fetch } = fetchClient(() => Response.error());
    const failure = await failureOf(http.get('/api', hiding));
    expect(failure.status).toBe(0);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject(hiding);
    TestBed.resetTestingModule();
    // One that is not hidden is a result like any other.
    const visible = fetchClient(() => new Response('{"a":1}'));
    expect(await lastValueFrom(visible.http.get('/api', hiding))).toEqual({ a: 1 });
  },
);

claim('HttpClient builds the request once, and interceptors run at each subscription.', () => {
  const seen = new Set<unknown>();
  let runs = 0;
  const count: HttpInterceptorFn = (request, next) => {
    seen.add(request);
    runs++;
    return next(request);
  };
  const { http } = setUp(withInterceptors([count]));
  const products = http.get('/api/products');
  products.subscribe();
  products.subscribe();
  expect(runs).toBe(2);
  expect(seen.size).toBe(1);
});

claim('A response with the status 204 has the body null.', async () => {
  const { http } = fetchClient(() => new Response(null, { status: 204 }));
  expect(await lastValueFrom(http.get('/api'))).toBeNull();
  expect(await lastValueFrom(http.get('/api', { responseType: 'text' }))).toBeNull();
});

claim("With responseType: 'text', it is an empty string.", async () => {
  const empty = () => new ReadableStream({ start: (controller) => controller.close() });
  const { http } = fetchClient(() => new Response(empty()));
  expect(await lastValueFrom(http.get('/api'))).toBeNull();
  expect(await lastValueFrom(http.get('/api', { responseType: 'text' }))).toBe('');
  TestBed.resetTestingModule();
  const build = () => new EmptyXhr() as unknown as XMLHttpRequest;
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), { provide: XhrFactory, useValue: { build } }],
  });
  const xhr = TestBed.inject(HttpClient);
  expect(await lastValueFrom(xhr.get('/api'))).toBeNull();
  expect(await lastValueFrom(xhr.get('/api', { responseType: 'text' }))).toBe('');
});

claim(
  "For JSON, HttpClient removes the prefix )]}', that some servers add to prevent script inclusion.",
  async () => {
    const { http } = fetchClient(() => new Response(')]}\',\n{"a":1}'));
    expect(await lastValueFrom(http.get('/api'))).toEqual({ a: 1 });
  },
);

claim('the type of the blob', () => {
  const type = (body: unknown) => new HttpRequest('POST', '/api', body).detectContentTypeHeader();
  expect(type(new Blob(['x'], { type: 'image/png' }))).toBe('image/png');
  expect(type(new ArrayBuffer(1))).toBeNull();
  expect(type(new FormData())).toBeNull();
  expect(type(null)).toBeNull();
  expect(type('text')).toBe('text/plain');
});

claim('Names are not case-sensitive.', () => {
  expect(new HttpHeaders({ 'X-Shop': 'tea' }).get('x-shop')).toBe('tea');
});

claim(
  'total is undefined if the size is unknown, for example without a Content-Length header.',
  async () => {
    const { http } = fetchClient(() => new Response('[1]'));
    const events = await eventsOf(http.get('/api', { observe: 'events', reportProgress: true }));
    const progress = events.find(({ type }) => type === HttpEventType.DownloadProgress);
    expect(progress).toMatchObject({ loaded: 3, total: undefined });
  },
);

/** A list that loads again when the subject emits. */
function wishList({ isCaught = true } = {}) {
  const { http, server } = setUp();
  const reload = new Subject<void>();
  const load = () => http.get<string[]>('/api/wishes');
  const wishes = TestBed.runInInjectionContext(() =>
    toSignal(
      reload.pipe(
        startWith(undefined),
        switchMap(() => (isCaught ? load().pipe(catchError(() => EMPTY)) : load())),
      ),
    ),
  );
  const add = (name: string) =>
    http.post('/api/wishes', { name }).subscribe({ next: () => reload.next(), error: () => {} });
  const answer = (method: string) => server.expectOne({ method, url: '/api/wishes' });
  return { server, wishes, reload, add, answer };
}

const refused = { status: 500, statusText: 'Error' };

claim('startWith() loads the list when the component is created.', () => {
  const { wishes, answer } = wishList();
  answer('GET').flush(['Mug']);
  expect(wishes()).toEqual(['Mug']);
});

claim('next() runs only after the POST has succeeded.', () => {
  const { server, add, answer } = wishList();
  answer('GET').flush(['Mug']);
  add('Teapot');
  answer('POST').flush('', refused);
  server.expectNone('/api/wishes');
  add('Teapot');
  answer('POST').flush({});
  expect(server.match('/api/wishes')).toHaveLength(1);
});

claim('Until the new list arrives, the page shows the old list.', () => {
  const { wishes, add, answer } = wishList();
  answer('GET').flush(['Mug']);
  add('Teapot');
  answer('POST').flush({});
  expect(wishes()).toEqual(['Mug']);
  answer('GET').flush(['Mug', 'Teapot']);
  expect(wishes()).toEqual(['Mug', 'Teapot']);
});

claim('switchMap() cancels a load that still runs.', () => {
  const { reload, server } = wishList();
  reload.next();
  expect(server.match('/api/wishes').map(({ cancelled }) => cancelled)).toEqual([true, false]);
});

claim('Without it, a failed load ends the stream, and the list never reloads.', () => {
  const { reload, answer, server, wishes } = wishList({ isCaught: false });
  answer('GET').flush('', refused);
  expect(() => wishes()).toThrow();
  reload.next();
  server.expectNone('/api/wishes');
});

claim('With EMPTY, the old list stays.', () => {
  const { reload, answer, wishes } = wishList();
  answer('GET').flush(['Mug']);
  reload.next();
  answer('GET').flush('', refused);
  expect(wishes()).toEqual(['Mug']);
  reload.next();
  answer('GET').flush(['Teapot']);
  expect(wishes()).toEqual(['Teapot']);
});
