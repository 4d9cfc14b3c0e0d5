import {
  HTTP_INTERCEPTORS,
  HttpBackend,
  HttpClient,
  HttpContext,
  HttpContextToken,
  type HttpErrorResponse,
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
import {
  effect,
  Injectable,
  inject,
  ɵPendingTasksInternal as PendingTasksInternal,
  provideZonelessChangeDetection,
  signal,
  TransferState,
  untracked,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideClientHydration } from '@angular/platform-browser';
import {
  catchError,
  defer,
  EMPTY,
  finalize,
  firstValueFrom,
  map,
  NEVER,
  of,
  retry,
  switchMap,
  tap,
  throwError,
  timer,
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

claim(
  'Every request to /api/ now has the header X-Shop: tea, including those of httpResource().',
  () => {
    const { server } = withFunctions((request, next) =>
      request.url.startsWith('/api/')
        ? next(request.clone({ setHeaders: { 'X-Shop': 'tea' } }))
        : next(request),
    );
    TestBed.runInInjectionContext(() => httpResource(() => '/api/products'));
    TestBed.tick();
    const { request } = server.expectOne('/api/products');
    expect(request.headers.get('X-Shop')).toBe('tea');
  },
);

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
  'If an interceptor turns text into an object, the caller gets NG02808: Response is not a string.',
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

claim(
  'The request is sent again, but the later interceptor functions are not called again.',
  () => {
    const counts = attempts((request, next) => next(request).pipe(retry(2)));
    expect(counts).toEqual({ sent: 3, later: 1 });
  },
);

claim('A response with status 400, 401, 403 or 404 is not repeated.', () => {
  vi.useFakeTimers();
  const waitIfTemporary = (error: HttpErrorResponse) =>
    error.status === 0 || error.status >= 500 ? timer(500) : throwError(() => error);
  const { http, server } = withFunctions((request, next) =>
    next(request).pipe(retry({ count: 2, delay: waitIfTemporary })),
  );
  for (const status of [400, 401, 403, 404, 503]) {
    const failed = vi.fn();
    http.get('/api').subscribe({ error: failed });
    server.expectOne('/api').flush(null, { status, statusText: 'Status' });
    vi.advanceTimersByTime(500);
    expect(server.match('/api')).toHaveLength(status === 503 ? 1 : 0);
    expect(failed).toHaveBeenCalledTimes(status === 503 ? 0 : 1);
  }
  vi.useRealTimers();
});

/** The counts that a loading indicator sees while a request is sent twice. */
function countsWhileRetrying(counter: (change: (by: number) => void) => HttpInterceptorFn) {
  TestBed.resetTestingModule();
  const counts: number[] = [];
  let running = 0;
  const change = (by: number) => {
    running += by;
    counts.push(running);
  };
  const { http, server } = withFunctions(
    (request, next) => next(request).pipe(retry(1)),
    counter(change),
  );
  http.get('/api').subscribe({ error: () => undefined });
  for (const _ of [1, 2]) server.expectOne('/api').flush(null, { status: 503, statusText: 'Busy' });
  return counts;
}

claim('Without defer(), a retry by an earlier interceptor makes the count negative.', () => {
  const onCall = countsWhileRetrying((change) => (request, next) => {
    change(1);
    return next(request).pipe(finalize(() => change(-1)));
  });
  const deferred = countsWhileRetrying((change) => (request, next) => {
    const send = defer(() => {
      change(1);
      return next(request);
    });
    return send.pipe(finalize(() => change(-1)));
  });
  expect(Math.min(...onCall)).toBe(-1);
  expect(Math.min(...deferred)).toBe(0);
  expect(deferred.at(-1)).toBe(0);
});

claim('Without that slash, https://api.example.org.evil.test gets the token too.', () => {
  const evil = 'https://api.example.org.evil.test';
  expect(evil.startsWith('https://api.example.org')).toBe(true);
  expect(evil.startsWith('https://api.example.org/')).toBe(false);
});

claim(
  'If an effect() sends a request, the effect tracks the signals that interceptors read.',
  () => {
    const token = signal('old');
    const tracking: HttpInterceptorFn = (request, next) =>
      next(request.clone({ setHeaders: { a: token() } }));
    const untracking: HttpInterceptorFn = (request, next) =>
      next(request.clone({ setHeaders: { a: untracked(token) } }));
    for (const [interceptor, sent] of [
      [tracking, 2],
      [untracking, 1],
    ] as const) {
      TestBed.resetTestingModule();
      token.set('old');
      const { http, server } = withFunctions(interceptor);
      TestBed.runInInjectionContext(() => effect(() => void http.get('/api').subscribe()));
      TestBed.tick();
      token.set('new');
      TestBed.tick();
      expect(server.match('/api')).toHaveLength(sent);
    }
  },
);

claim(
  'error.message is for developers, for example Http failure response for /api/orders: 500 Server Error.',
  () => {
    const { http, server } = withFunctions();
    let message = '';
    http.get('/api/orders').subscribe({
      error: (error: Error) => {
        message = error.message;
      },
    });
    server.expectOne('/api/orders').flush(null, { status: 500, statusText: 'Server Error' });
    expect(message).toBe('Http failure response for /api/orders: 500 Server Error');
  },
);

claim(
  'If they must run for each attempt, for example to use a new token, write defer(() => next(request)) instead of next(request).',
  () => {
    const counts = attempts((request, next) => defer(() => next(request)).pipe(retry(2)));
    expect(counts).toEqual({ sent: 3, later: 3 });
  },
);

claim('An HttpClient created directly on HttpBackend skips all interceptors:', () => {
  withFunctions(named('a'));
  new HttpClient(TestBed.inject(HttpBackend)).get('/api').subscribe();
  expect(trace).toEqual([]);
});

claim('the XSRF header;', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: HttpClient reads document.cookie, and happy-dom has no cookieStore
  document.cookie = 'XSRF-TOKEN=secret';
  const { http, server } = withFunctions();
  http.post('/api', {}).subscribe();
  expect(server.expectOne('/api').request.headers.has('X-XSRF-TOKEN')).toBe(true);
  new HttpClient(TestBed.inject(HttpBackend)).post('/api', {}).subscribe();
  expect(server.expectOne('/api').request.headers.has('X-XSRF-TOKEN')).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

claim('the transfer cache, so the browser sends the request again;', () => {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideClientHydration(),
      provideHttpClient(),
      provideHttpClientTesting(),
    ],
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const onBackend = new HttpClient(TestBed.inject(HttpBackend));
  const server = TestBed.inject(HttpTestingController);
  const saved = () => Object.keys(JSON.parse(TestBed.inject(TransferState).toJson())).length;
  vi.stubGlobal('ngServerMode', true);
  const before = saved();
  onBackend.get('/a').subscribe();
  server.expectOne('/a').flush([]);
  expect(saved()).toBe(before);
  TestBed.inject(HttpClient).get('/b').subscribe();
  server.expectOne('/b').flush([]);
  vi.unstubAllGlobals();
  expect(saved()).toBe(before + 1);
});

claim(
  "the pending task, so server rendering doesn't wait for the response unless you register a task.",
  () => {
    // The test backend switches the tasks off, so another backend stands in.
    const backend = { handle: () => NEVER };
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        provideHttpClient(),
        { provide: HttpBackend, useValue: backend },
      ],
    });
    const tasks = TestBed.inject(PendingTasksInternal);
    new HttpClient(TestBed.inject(HttpBackend)).get('/a').subscribe();
    expect(tasks.hasPendingTasks).toBe(false);
    const normal = TestBed.inject(HttpClient).get('/b').subscribe();
    expect(tasks.hasPendingTasks).toBe(true);
    normal.unsubscribe();
  },
);

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

claim('finalize() runs after success, after an error, and when the request is canceled.', () => {
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

@Injectable({ providedIn: 'root' })
class Settings {
  failure = '';
  constructor() {
    inject(HttpClient)
      .get('/api/settings')
      .subscribe({ error: ({ message }: Error) => (this.failure = message) });
  }
}

claim('NG0200: Circular dependency detected for `Settings`.', () => {
  withFunctions((request, next) => {
    inject(Settings);
    return next(request);
  });
  expect(TestBed.inject(Settings).failure).toContain(
    'NG0200: Circular dependency detected for `Settings`.',
  );
});
