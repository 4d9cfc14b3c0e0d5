import { XhrFactory } from '@angular/common';
import {
  HTTP_INTERCEPTORS,
  HttpBackend,
  HttpClient,
  HttpClientModule,
  type HttpEvent,
  HttpEventType,
  type HttpFeature,
  type HttpFeatureKind,
  type HttpInterceptor,
  type HttpInterceptorFn,
  type HttpRequest,
  HttpResponse,
  HttpXsrfTokenExtractor,
  provideHttpClient,
  withFetch,
  withInterceptors,
  withInterceptorsFromDi,
  withNoXsrfProtection,
  withRequestsMadeViaParent,
  withXsrfConfiguration,
} from '@angular/common/http';
import {
  createEnvironmentInjector,
  EnvironmentInjector,
  type EnvironmentProviders,
  Injectable,
  inject,
  type Provider,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { afterEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

type Features = readonly HttpFeature<HttpFeatureKind>[];

/** Requests that reach the backend. */
let sent: HttpRequest<unknown>[] = [];

const backend: HttpBackend = {
  handle(request) {
    sent.push(request);
    return of(new HttpResponse({ body: null }));
  },
};

/** A client whose requests end in `sent`. */
function client(features: Features = [], providers: (Provider | EnvironmentProviders)[] = []) {
  sent = [];
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(...features),
      { provide: HttpBackend, useValue: backend },
      providers,
    ],
  });
  return TestBed.inject(HttpClient);
}

const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: HttpClient reads document.cookie, and happy-dom has no cookieStore
  document.cookie = cookie;
};

afterEach(() => {
  setCookie('XSRF-TOKEN=; Max-Age=0');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A client whose `fetch` answers with a body. */
function fetchClient() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('[1]', { status: 200 }));
  vi.stubGlobal('fetch', fetch);
  TestBed.configureTestingModule({ providers: [provideHttpClient(withFetch())] });
  return { http: TestBed.inject(HttpClient), fetch };
}

const eventsOf = (source: Observable<HttpEvent<unknown>>): Promise<HttpEvent<unknown>[]> =>
  new Promise((resolve, reject) => {
    const events: HttpEvent<unknown>[] = [];
    source.subscribe({
      next: (event) => events.push(event),
      error: reject,
      complete: () => resolve(events),
    });
  });

claim(
  'Without the line in app.config.ts, the first inject(HttpClient) throws NG0201: No provider found for `HttpClient`.',
  () => {
    expect(() => TestBed.inject(HttpClient)).toThrow('NG0201: No provider found for `HttpClient`');
  },
);

claim('Without features, it sends with XMLHttpRequest (XHR).', () => {
  const build = vi.fn(() => new XMLHttpRequest());
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), { provide: XhrFactory, useValue: { build } }],
  });
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
  TestBed.inject(HttpClient).get('/api/products').subscribe();
  expect(build).toHaveBeenCalledOnce();
});

claim('no: the events never come', async () => {
  const { http } = fetchClient();
  const upload = http.post('/api/photos', 'x', { observe: 'events', reportProgress: true });
  const events = await eventsOf(upload);
  const types = events.map(({ type }) => type);
  expect(types).not.toContain(HttpEventType.UploadProgress);
  expect(types).toContain(HttpEventType.DownloadProgress);
  expect(types.at(-1)).toBe(HttpEventType.Response);
});

claim('The request is still sent, without the option.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
  TestBed.configureTestingModule({ providers: [provideHttpClient()] });
  TestBed.inject(HttpClient).get('/api/products', { keepalive: true }).subscribe();
  expect(send).toHaveBeenCalledOnce();
  expect(warn.mock.calls.join()).toContain(
    'NG02813: Angular detected that a `HttpClient` request with the `keepalive` option was sent using XHR, which does not support it.',
  );
});

claim('HttpClient copies the value to the header X-XSRF-TOKEN.', () => {
  setCookie('XSRF-TOKEN=secret');
  const http = client();
  http.post('/api/orders', {}).subscribe();
  http.delete('/api/orders/1').subscribe();
  expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['secret', 'secret']);
});

claim('Not every request gets the header:', () => {
  setCookie('XSRF-TOKEN=secret');
  const http = client();
  http.get('/api/orders').subscribe();
  http.head('/api/orders').subscribe();
  http.post(`${location.origin}/api/orders`, {}).subscribe();
  http.post('https://shop.example/api', {}).subscribe();
  http.post('//shop.example/api', {}).subscribe();
  http.post('/api/orders', {}, { headers: { 'X-XSRF-TOKEN': 'mine' } }).subscribe();
  expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([
    null,
    null,
    null,
    null,
    null,
    'mine',
  ]);
});

claim(
  'Both features in one call throw Configuration error: found both withXsrfConfiguration() and withNoXsrfProtection() in the same call to provideHttpClient(), which is a contradiction.',
  () => {
    expect(() =>
      provideHttpClient(withXsrfConfiguration({ cookieName: 'csrf' }), withNoXsrfProtection()),
    ).toThrow(
      'Configuration error: found both withXsrfConfiguration() and withNoXsrfProtection() in the same call to provideHttpClient(), which is a contradiction.',
    );
  },
);

claim('The XSRF header is added before your interceptors run.', () => {
  setCookie('XSRF-TOKEN=secret');
  const elsewhere: HttpInterceptorFn = (request, next) =>
    next(request.clone({ url: `https://other.example${request.url}` }));
  client([withInterceptors([elsewhere])])
    .post('/api/orders', {})
    .subscribe();
  expect(sent[0]?.url).toBe('https://other.example/api/orders');
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('secret');
});

/** Interceptors that write their name down. */
const trace: string[] = [];
const named =
  (name: string): HttpInterceptorFn =>
  (request, next) => {
    trace.push(name);
    return next(request);
  };

/** Sends from a child of the application's injector, as a lazy route does. */
function sendFromRoute(features: Features): string[] {
  trace.length = 0;
  client([withInterceptors([named('application')])]);
  const route = createEnvironmentInjector(
    [provideHttpClient(withInterceptors([named('route')]), ...features)],
    TestBed.inject(EnvironmentInjector),
  );
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
  route.get(HttpClient).get('/api/products').subscribe();
  return [...trace];
}

claim("The interceptors of the application don't run for it.", () => {
  expect(sendFromRoute([])).toEqual(['route']);
});

claim(
  'Add withRequestsMadeViaParent() to run both: first those of the route, then those of the application.',
  () => {
    expect(sendFromRoute([withRequestsMadeViaParent()])).toEqual(['route', 'application']);
  },
);

claim(
  "withFetch() can't be combined with withRequestsMadeViaParent(), because the parent chooses the backend.",
  () => {
    expect(() => provideHttpClient(withFetch(), withRequestsMadeViaParent())).toThrow(
      'withRequestsMadeViaParent() cannot be combined with withFetch()',
    );
  },
);

@Injectable()
class Counted implements HttpInterceptor {
  static runs = 0;
  intercept(...[request, next]: Parameters<HttpInterceptor['intercept']>) {
    Counted.runs++;
    return next.handle(request);
  }
}

const asClass: Provider = { provide: HTTP_INTERCEPTORS, useClass: Counted, multi: true };

claim("interceptor classes don't run", () => {
  Counted.runs = 0;
  client([], [asClass]).get('/api/products').subscribe();
  expect(Counted.runs).toBe(0);
  TestBed.resetTestingModule();
  client([withInterceptorsFromDi()], [asClass]).get('/api/products').subscribe();
  expect(Counted.runs).toBe(1);
});

claim('provideHttpClient(withInterceptorsFromDi())', () => {
  Counted.runs = 0;
  sent = [];
  TestBed.configureTestingModule({
    imports: [HttpClientModule],
    providers: [asClass, { provide: HttpBackend, useValue: backend }],
  });
  TestBed.inject(HttpClient).get('/api/products').subscribe();
  expect(Counted.runs).toBe(1);
});

claim(
  'Without the feature, XHR throws NG02800, and withFetch() sends a request with the method JSONP.',
  async () => {
    const { http, fetch } = fetchClient();
    await lastValueFrom(http.jsonp('https://other.example/', 'callback'));
    expect(fetch.mock.calls[0]?.[1]?.method).toBe('JSONP');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    const old = TestBed.inject(HttpClient).jsonp('https://other.example/', 'callback');
    await expect(lastValueFrom(old)).rejects.toThrow('NG02800');
  },
);

// Before the other claim about a server, since Angular warns once.
claim(
  'During development, XHR on a server logs NG02801, which starts with Angular detected that `HttpClient` is not configured to use `fetch` APIs.',
  () => {
    vi.stubGlobal('ngServerMode', true);
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    client().get('/api/products').subscribe();
    expect(warn.mock.calls.join()).toContain(
      'NG02801: Angular detected that `HttpClient` is not configured to use `fetch` APIs.',
    );
  },
);

claim('a request during server rendering', () => {
  setCookie('XSRF-TOKEN=secret');
  vi.stubGlobal('ngServerMode', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  client().post('/api/orders', {}).subscribe();
  expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
});

claim(
  'If the token is not in a cookie, provide your own HttpXsrfTokenExtractor. Its method getToken() returns the token or null.',
  () => {
    const useValue: HttpXsrfTokenExtractor = { getToken: () => 'mine' };
    client([], [{ provide: HttpXsrfTokenExtractor, useValue }])
      .post('/api/orders', {})
      .subscribe();
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('mine');
  },
);

@Injectable({ providedIn: 'root' })
class RootService {
  readonly http = inject(HttpClient);
}

claim(
  "A service with providedIn: 'root' always uses the HttpClient of the application, even if only the route injects the service.",
  () => {
    const application = client();
    const route = createEnvironmentInjector(
      [provideHttpClient()],
      TestBed.inject(EnvironmentInjector),
    );
    expect(route.get(HttpClient)).not.toBe(application);
    expect(route.get(RootService).http).toBe(application);
  },
);
