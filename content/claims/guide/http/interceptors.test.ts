import {
  HTTP_INTERCEPTORS,
  HttpBackend,
  HttpClient,
  HttpContext,
  HttpContextToken,
  type HttpFeature,
  type HttpFeatureKind,
  type HttpInterceptor,
  type HttpInterceptorFn,
  HttpResponse,
  httpResource,
  provideHttpClient,
  withInterceptors,
  withInterceptorsFromDi,
  withJsonpSupport,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Injectable, inject, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideClientHydration } from '@angular/platform-browser';
import {
  catchError,
  defer,
  EMPTY,
  finalize,
  firstValueFrom,
  map,
  of,
  retry,
  switchMap,
  tap,
} from 'rxjs';
import { afterEach, expect, vi } from 'vitest';
import { claim } from '../../claim';

const trace: string[] = [];

afterEach(() => {
  trace.length = 0;
  vi.restoreAllMocks();
});

/** An interceptor that writes its name for the request, and again for the response. */
const named =
  (name: string): HttpInterceptorFn =>
  (request, next) => {
    trace.push(name);
    return next(request).pipe(
      tap((event) => {
        if (event instanceof HttpResponse) trace.push(`${name} back`);
      }),
    );
  };

function setUp(...features: HttpFeature<HttpFeatureKind>[]) {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(...features), provideHttpClientTesting()],
  });
  return { http: TestBed.inject(HttpClient), server: TestBed.inject(HttpTestingController) };
}

const withFunctions = (...functions: HttpInterceptorFn[]) => setUp(withInterceptors(functions));

claim('Every request now has the header X-Shop: tea, including those of httpResource().', () => {
  const { server } = withFunctions((request, next) =>
    next(request.clone({ setHeaders: { 'X-Shop': 'tea' } })),
  );
  TestBed.runInInjectionContext(() => httpResource(() => '/api/products'));
  TestBed.tick();
  const { request } = server.expectOne('/api/products');
  expect(request.headers.get('X-Shop')).toBe('tea');
});

claim(
  "request.headers.set('X-Shop', 'tea') returns a new HttpHeaders object and changes nothing, without a message.",
  () => {
    const { http, server } = withFunctions((request, next) => {
      request.headers.set('X-Shop', 'tea');
      return next(request);
    });
    http.get('/api').subscribe();
    expect(server.expectOne('/api').request.headers.has('X-Shop')).toBe(false);
  },
);

@Injectable({ providedIn: 'root' })
class Session {}

claim('Interceptors run in an injection context, so they may call inject().', () => {
  let found: unknown;
  const { http } = withFunctions((request, next) => {
    found = inject(Session);
    return next(request);
  });
  http.get('/api').subscribe();
  expect(found).toBeInstanceOf(Session);
});

claim('In an operator such as catchError(), inject() throws NG0203.', () => {
  const { http, server } = withFunctions((request, next) =>
    next(request).pipe(
      catchError(() => {
        inject(Session);
        return EMPTY;
      }),
    ),
  );
  let message = '';
  http.get('/api').subscribe({
    error: (error: Error) => {
      message = error.message;
    },
  });
  server.expectOne('/api').flush(null, { status: 401, statusText: 'No' });
  expect(message).toContain('NG0203: The `Session` token injection failed.');
});

const QUIET = new HttpContextToken(() => false);

claim(
  'Unlike the rest of the request, it is mutable, and clones share it, so interceptors can pass data to each other.',
  () => {
    let seen: boolean | undefined;
    const { http } = withFunctions(
      (request, next) => {
        request.context.set(QUIET, true);
        return next(request.clone({ setHeaders: { a: 'b' } }));
      },
      (request, next) => {
        seen = request.context.get(QUIET);
        return next(request);
      },
    );
    const context = new HttpContext();
    expect(context.get(QUIET)).toBe(false);
    http.get('/api', { context }).subscribe();
    expect(seen).toBe(true);
    expect(context.get(QUIET)).toBe(true);
  },
);

claim(
  'If catchError() returns of(new HttpResponse({ body: null })), the caller gets null as if the request had succeeded.',
  () => {
    const { http, server } = withFunctions((request, next) =>
      next(request).pipe(catchError(() => of(new HttpResponse({ body: null })))),
    );
    const found: unknown[] = [];
    http.get('/api').subscribe((body) => found.push(body));
    server.expectOne('/api').flush(null, { status: 500, statusText: 'Broken' });
    expect(found).toEqual([null]);
  },
);

claim(
  'If it returns EMPTY, the caller gets nothing, and firstValueFrom() rejects with an EmptyError.',
  async () => {
    const { http, server } = withFunctions((request, next) =>
      next(request).pipe(catchError(() => EMPTY)),
    );
    const found = firstValueFrom(http.get('/api'));
    server.expectOne('/api').flush(null, { status: 500, statusText: 'Broken' });
    await expect(found).rejects.toMatchObject({ name: 'EmptyError' });
  },
);

claim(
  'Without the check, the code runs for the event Sent too, which every request emits first.',
  () => {
    const types: number[] = [];
    const { http, server } = withFunctions((request, next) =>
      next(request).pipe(tap(({ type }) => types.push(type))),
    );
    http.get('/api').subscribe();
    server.expectOne('/api').flush({});
    expect(types).toEqual([0, 4]);
  },
);

claim('Return an observable without calling next(), and nothing is sent:', () => {
  const { http, server } = withFunctions(() => of(new HttpResponse({ body: 1 })));
  let found: unknown;
  http.get('/api').subscribe((body) => {
    found = body;
  });
  server.expectNone('/api');
  expect(found).toBe(1);
});

claim(
  'If an interceptor turns a text into an object, the caller gets NG02808: Response is not a string.',
  () => {
    const { http, server } = withFunctions((request, next) =>
      next(request).pipe(
        map((event) => (event instanceof HttpResponse ? event.clone({ body: {} }) : event)),
      ),
    );
    let message = '';
    http.get('/api', { responseType: 'text' }).subscribe({
      error: (error: Error) => {
        message = error.message;
      },
    });
    server.expectOne('/api').flush('text');
    expect(message).toContain('NG02808: Response is not a string.');
  },
);

/** How often the later interceptor runs, and how often the request is sent, for three attempts. */
function attempts(first: HttpInterceptorFn) {
  const { http, server } = withFunctions(first, named('later'));
  http.get('/api').subscribe({ error: () => trace.push('failed') });
  let sent = 0;
  for (let open = server.match('/api'); open.length; open = server.match('/api')) {
    sent += open.length;
    for (const request of open) request.flush(null, { status: 503, statusText: 'Busy' });
  }
  return { sent, later: trace.filter((name) => name === 'later').length };
}

claim("A retry sends the request again, but doesn't call the later interceptors again.", () => {
  expect(attempts((request, next) => next(request).pipe(retry(2)))).toEqual({ sent: 3, later: 1 });
});

claim(
  'If they must run for each attempt, for example to use a new token, write defer(() => next(request)) instead of next(request).',
  () => {
    const counts = attempts((request, next) => defer(() => next(request)).pipe(retry(2)));
    expect(counts).toEqual({ sent: 3, later: 3 });
  },
);

claim('A client of the backend skips all interceptors, and the XSRF header too:', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: HttpClient reads document.cookie, and happy-dom has no cookieStore
  document.cookie = 'XSRF-TOKEN=secret';
  const { server } = withFunctions(named('a'));
  new HttpClient(TestBed.inject(HttpBackend)).post('/api', {}).subscribe();
  expect(trace).toEqual([]);
  expect(server.expectOne('/api').request.headers.has('X-XSRF-TOKEN')).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

@Injectable()
class AsClass implements HttpInterceptor {
  intercept(...[request, next]: Parameters<HttpInterceptor['intercept']>) {
    trace.push('class');
    return next.handle(request);
  }
}

claim('TypeError: interceptors.reduceRight is not a function', () => {
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(withInterceptorsFromDi()),
      provideHttpClientTesting(),
      { provide: HTTP_INTERCEPTORS, useClass: AsClass },
    ],
  });
  let message = '';
  TestBed.inject(HttpClient)
    .get('/api')
    .subscribe({
      error: (error: Error) => {
        message = `${error.name}: ${error.message}`;
      },
    });
  expect(message).toBe('TypeError: interceptors.reduceRight is not a function');
});

claim(
  'Requests pass the interceptors in the order of the array, and responses in the reverse order:',
  () => {
    const { http, server } = withFunctions(named('a'), named('b'));
    http.get('/api').subscribe();
    server.expectOne('/api').flush({});
    expect(trace).toEqual(['a', 'b', 'b back', 'a back']);
  },
);

claim('Classes run at the position of withInterceptorsFromDi() among the features.', () => {
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(
        withInterceptors([named('a')]),
        withInterceptorsFromDi(),
        withInterceptors([named('b')]),
      ),
      provideHttpClientTesting(),
      { provide: HTTP_INTERCEPTORS, useClass: AsClass, multi: true },
    ],
  });
  TestBed.inject(HttpClient).get('/api').subscribe();
  expect(trace).toEqual(['a', 'class', 'b']);
});

claim('A function that is listed twice runs once.', () => {
  const twice = named('twice');
  withFunctions(twice, twice).http.get('/api').subscribe();
  expect(trace).toEqual(['twice']);
});

claim(
  'With withJsonpSupport(), a JSONP request leaves the chain at the position of that feature.',
  () => {
    const { http } = setUp(
      withInterceptors([named('before')]),
      withJsonpSupport(),
      withInterceptors([named('after')]),
    );
    vi.spyOn(document.body, 'appendChild').mockImplementation((node) => node);
    http.jsonp('https://other.example/', 'callback').subscribe().unsubscribe();
    expect(trace).toEqual(['before']);
  },
);

claim('The page freezes or sends requests without end', () => {
  let runs = 0;
  const { http } = withFunctions((request, next) => {
    // Without this limit, the test would not end.
    if (++runs === 100) return EMPTY;
    const settings = inject(HttpClient).get('/settings.json');
    return settings.pipe(switchMap(() => next(request)));
  });
  http.get('/api').subscribe();
  expect(runs).toBe(100);
});

claim(
  'An interceptor that calls next() again belongs before the interceptors that must see each attempt.',
  () => {
    const again: HttpInterceptorFn = (request, next) =>
      next(request).pipe(catchError(() => next(request)));
    const { http, server } = withFunctions(named('before'), again, named('after'));
    http.get('/api').subscribe();
    server.expectOne('/api').flush(null, { status: 503, statusText: 'Busy' });
    expect(trace).toEqual(['before', 'after', 'after']);
  },
);

claim('request.context.get(WITHOUT_TOKEN) returns the value or the default.', () => {
  const WITHOUT_TOKEN = new HttpContextToken(() => false);
  const found: boolean[] = [];
  const { http } = withFunctions((request, next) => {
    found.push(request.context.get(WITHOUT_TOKEN));
    return next(request);
  });
  http.get('/api').subscribe();
  http.get('/api', { context: new HttpContext().set(WITHOUT_TOKEN, true) }).subscribe();
  expect(found).toEqual([false, true]);
});

claim('finalize() runs after success, after an error, and when the request is canceled:', () => {
  let runs = 0;
  const { http, server } = withFunctions((request, next) =>
    next(request).pipe(finalize(() => runs++)),
  );
  http.get('/ok').subscribe();
  server.expectOne('/ok').flush({});
  http.get('/fails').subscribe({ error: () => undefined });
  server.expectOne('/fails').flush(null, { status: 500, statusText: 'No' });
  http.get('/canceled').subscribe().unsubscribe();
  expect(runs).toBe(3);
});

claim('The XSRF protection comes first, and the transfer cache last.', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: HttpClient reads document.cookie, and happy-dom has no cookieStore
  document.cookie = 'XSRF-TOKEN=secret';
  const headers: (string | null)[] = [];
  const keep: HttpInterceptorFn = (request, next) => {
    headers.push(request.headers.get('X-XSRF-TOKEN'));
    return next(request);
  };
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideClientHydration(),
      provideHttpClient(withInterceptors([keep])),
      provideHttpClientTesting(),
    ],
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const http = TestBed.inject(HttpClient);
  const server = TestBed.inject(HttpTestingController);
  http.post('/api', {}).subscribe();
  vi.stubGlobal('ngServerMode', true);
  http.get('/api').subscribe();
  server.expectOne({ method: 'GET' }).flush([]);
  http.get('/api').subscribe();
  vi.unstubAllGlobals();
  server.expectNone({ method: 'GET' });
  expect(headers).toEqual(['secret', null, null]);
});
