// In a worker of its own: the server platform gives Angular another document.
import {
  HttpClient,
  type HttpInterceptorFn,
  type HttpRequest,
  provideHttpClient,
  withFetch,
  withInterceptors,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  APP_ID,
  Component,
  ErrorHandler,
  inject,
  makeStateKey,
  PendingTasks,
  ɵPendingTasksInternal as PendingTasksInternal,
  provideZonelessChangeDetection,
  REQUEST,
  REQUEST_CONTEXT,
  RESPONSE_INIT,
  TransferState,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type HydrationFeature,
  type HydrationFeatureKind,
  provideClientHydration,
  withHttpTransferCacheOptions,
} from '@angular/platform-browser';
import { renderApplication } from '@angular/platform-server';
import {
  AngularAppEngine,
  provideServerRendering,
  ɵsetAngularAppEngineManifest as setManifest,
  withAppShell,
} from '@angular/ssr';
import { createWebRequestFromNodeRequest } from '@angular/ssr/node';
import { firstValueFrom } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly withCredentials?: boolean;
  readonly cache?: RequestCache;
  readonly answer?: Record<string, string>;
  readonly status?: number;
  readonly interceptors?: HttpInterceptorFn[];
}

/** How many responses a server would put into the page. */
function transferred(
  {
    method = 'GET',
    url = '/api',
    headers = {},
    answer = {},
    status = 200,
    interceptors = [],
    ...rest
  }: Sent,
  ...features: HydrationFeature<HydrationFeatureKind>[]
): number {
  vi.stubGlobal('ngServerMode', true);
  TestBed.resetTestingModule().configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideClientHydration(...features),
      provideHttpClient(withInterceptors(interceptors)),
      provideHttpClientTesting(),
    ],
  });
  const state = TestBed.inject(TransferState);
  const before = Object.keys(JSON.parse(state.toJson())).length;
  TestBed.inject(HttpClient)
    .request(method, url, { headers, ...rest })
    .subscribe({ error: () => undefined });
  TestBed.inject(HttpTestingController)
    .expectOne(url)
    .flush([], { headers: answer, status, statusText: 'Status' });
  vi.unstubAllGlobals();
  return Object.keys(JSON.parse(state.toJson())).length - before;
}

claim('The cache holds GET and HEAD requests.', () => {
  expect(transferred({})).toBe(1);
  expect(transferred({ method: 'HEAD' })).toBe(1);
  expect(transferred({ method: 'POST' })).toBe(0);
});

claim(
  'requests with credentials, or with a Cookie, Authorization or Proxy-Authorization header;',
  () => {
    expect(transferred({ withCredentials: true })).toBe(0);
    for (const name of ['Cookie', 'Authorization', 'Proxy-Authorization'])
      expect(transferred({ headers: { [name]: 'x' } })).toBe(0);
  },
);

claim("requests with the option cache: 'no-store' or 'no-cache';", () => {
  expect(transferred({ cache: 'no-store' })).toBe(0);
  expect(transferred({ cache: 'no-cache' })).toBe(0);
  expect(transferred({ cache: 'force-cache' })).toBe(1);
});

claim('requests and responses whose Cache-Control contains no-store, no-cache or private;', () => {
  for (const value of ['no-store', 'no-cache', 'max-age=5, private']) {
    expect(transferred({ headers: { 'Cache-Control': value } })).toBe(0);
    expect(transferred({ answer: { 'Cache-Control': value } })).toBe(0);
  }
});

claim('POST requests are cached too', () => {
  const options = withHttpTransferCacheOptions({ includePostRequests: true });
  expect(transferred({ method: 'POST' }, options)).toBe(1);
});

claim('responses with a Set-Cookie header, and errors;', () => {
  expect(transferred({ answer: { 'Set-Cookie': 'a=1' } })).toBe(0);
  expect(transferred({ status: 500 })).toBe(0);
});

claim('requests for which it returns false are sent again in the browser', () => {
  const filter = (request: HttpRequest<unknown>) => !request.url.startsWith('/api/stock');

  expect(transferred({ url: '/api/stock' }, withHttpTransferCacheOptions({ filter }))).toBe(0);
  expect(transferred({}, withHttpTransferCacheOptions({ filter }))).toBe(1);
});

claim('requests with the three headers above are cached too', () => {
  const options = withHttpTransferCacheOptions({ includeRequestsWithAuthHeaders: true });

  expect(transferred({ headers: { Cookie: 'a=1' } }, options)).toBe(1);
});

claim('A Date arrives as a string, and a Map as an empty object.', () => {
  const state = TestBed.inject(TransferState);
  state.set(makeStateKey<Date>('day'), new Date(0));
  state.set(makeStateKey<Map<string, number>>('stock'), new Map([['kettle', 3]]));

  expect(JSON.parse(state.toJson())).toMatchObject({
    day: '1970-01-01T00:00:00.000Z',
    stock: {},
  });
});

claim('ng in the id is the APP_ID: give each application its own if a page contains two.', () => {
  TestBed.configureTestingModule({ providers: [{ provide: APP_ID, useValue: 'ng' }] });

  expect(TestBed.inject(APP_ID)).toBe('ng');
});

claim('All three are null in the browser and during the build.', () => {
  for (const token of [REQUEST, REQUEST_CONTEXT, RESPONSE_INIT])
    expect(TestBed.inject<unknown>(token)).toBeNull();
});

@Component({ selector: 'app-shell', template: 'Loading' })
class Shell {}

claim('withAppShell() requires withRoutes() in the same call.', () => {
  expect(() => provideServerRendering(withAppShell(Shell))).toThrow(
    "found 'withAppShell()' without 'withRoutes()'",
  );
});

claim(
  'renderApplication() refuses an absolute url whose host is not in allowedHosts, with NG05706: Host http://localhost/ is not allowed.',
  async () => {
    const bootstrap = () => Promise.reject(new Error('not called'));

    await expect(renderApplication(bootstrap, { url: 'http://localhost/' })).rejects.toThrow(
      'NG05706: Host http://localhost/ is not allowed.',
    );
  },
);

claim(
  'run() ends the task when the promise settles, and passes an error to the ErrorHandler.',
  async () => {
    const handleError = vi.fn();
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        { provide: ErrorHandler, useValue: { handleError } },
      ],
      rethrowApplicationErrors: false,
    });
    const running = TestBed.inject(PendingTasksInternal);
    const error = new Error('offline');
    TestBed.inject(PendingTasks).run(() => Promise.reject(error));
    expect(running.hasPendingTasks).toBe(true);
    await vi.waitFor(() => expect(running.hasPendingTasks).toBe(false));
    expect(handleError).toHaveBeenCalledWith(error);
  },
);

/** Answers as the server of an application with an English and a German page. */
async function answerInTwoLanguages(path: string, language: string): Promise<Response | null> {
  const pages = (name: string) => async () => ({
    ɵgetOrCreateAngularServerApp: () => ({ handle: async () => new Response(name) }),
    ɵdestroyAngularServerApp: () => undefined,
  });
  // The build writes the manifest; its type is not public.
  setManifest({
    allowedHosts: ['shop.example.org'],
    basePath: '/',
    supportedLocales: { 'en-US': 'en', de: 'de' },
    entryPoints: { en: pages('English'), de: pages('German') },
  } as unknown as Parameters<typeof setManifest>[0]);
  const headers = { 'Accept-Language': language };
  return new AngularAppEngine().handle(new Request(`https://shop.example.org${path}`, { headers }));
}

claim('An unknown host gets status 400, or the empty page if no hosts are named.', async () => {
  const answer = async (allowedHosts: readonly string[]) => {
    const application = { serveClientSidePage: async () => new Response('empty page') };
    setManifest({
      allowedHosts,
      basePath: '/',
      supportedLocales: { 'en-US': '' },
      entryPoints: { '': async () => ({ ɵgetOrCreateAngularServerApp: () => application }) },
    } as unknown as Parameters<typeof setManifest>[0]);
    return new AngularAppEngine().handle(new Request('https://unknown.test/'));
  };
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await answer(['shop.example.org']))?.status).toBe(400);
  expect(await (await answer([]))?.text()).toBe('empty page');
  vi.restoreAllMocks();
});

claim(
  'The engine chooses by the first segment of the URL, which is the subPath of the locale:',
  async () => {
    expect(await (await answerInTwoLanguages('/de/products', 'en'))?.text()).toBe('German');
    expect(await (await answerInTwoLanguages('/en/products', 'de'))?.text()).toBe('English');
    expect((await answerInTwoLanguages('/', 'de-AT,de'))?.headers.get('location')).toBe('/de');
    expect(await answerInTwoLanguages('/products', 'de')).toBeNull();
  },
);

const OWN_ORIGINS = ['https://shop.example'];

const forwardCookies: HttpInterceptorFn = (request, next) => {
  const visit = inject(REQUEST);
  const cookie = visit?.headers.get('cookie');
  if (!visit || !cookie) return next(request);
  const { origin } = new URL(request.url, visit.url);
  if (!OWN_ORIGINS.includes(origin)) return next(request);
  return next(request.clone({ setHeaders: { cookie } }));
};

/** What the engine makes of a request that arrives without TLS. */
function webRequest(headers: Record<string, string>, trusted?: string[]): Request {
  // The claims are compiled without the types of Node.
  const message = { method: 'GET', url: '/account', headers, socket: {} };
  return createWebRequestFromNodeRequest(message as never, trusted);
}

/** The cookies that a request carries, sent while a page is rendered. */
function forwarded(url: string, visit: string | null): string | null {
  const value = visit && new Request(visit);
  if (value) vi.spyOn(value.headers, 'get').mockReturnValue('session=1');
  TestBed.resetTestingModule().configureTestingModule({
    providers: [
      { provide: REQUEST, useValue: value },
      provideHttpClient(withInterceptors([forwardCookies])),
      provideHttpClientTesting(),
    ],
  });
  TestBed.inject(HttpClient).get(url).subscribe();
  return TestBed.inject(HttpTestingController).expectOne(url).request.headers.get('cookie');
}

claim(
  "Don't compare it with the origin of visit.url, which comes from headers of the request, such as Host.",
  () => {
    const { url } = webRequest({ host: 'evil.example' });
    expect(url).toBe('http://evil.example/account');
    expect(forwarded('/api/orders', url)).toBeNull();
    const trusted = { host: 'shop.example', 'x-forwarded-host': 'evil.example' };
    expect(webRequest(trusted, ['x-forwarded-host']).url).toBe('http://evil.example/account');
  },
);

claim('Compare the origin with a list that you write yourself.', () => {
  const visit = 'https://shop.example/account';
  expect(forwarded('https://shop.example/api/orders', visit)).toBe('session=1');
  expect(forwarded('https://weather.example/today', visit)).toBeNull();
  expect(forwarded('https://shop.example.evil.example/', visit)).toBeNull();
  expect(forwarded('//weather.example/today', visit)).toBeNull();
});

claim('A relative URL has the origin of the visit, so put your own origin into the list.', () => {
  expect(forwarded('/api/orders', 'https://shop.example/account')).toBe('session=1');
  expect(forwarded('/api/orders', 'http://shop.example/account')).toBeNull();
});

claim(
  "If your proxy ends TLS and doesn't set X-Forwarded-Proto, that origin starts with http://.",
  () => {
    const behind = { host: 'shop.example', 'x-forwarded-proto': 'https' };
    expect(webRequest({ host: 'shop.example' }).url).toBe('http://shop.example/account');
    expect(webRequest(behind).url).toBe('https://shop.example/account');
  },
);

claim(
  'In the browser and during the build, REQUEST is null, so the interceptor changes nothing.',
  () => {
    expect(forwarded('https://shop.example/api/orders', null)).toBeNull();
  },
);

claim('Interceptors of both configurations run, first those of app.config.ts.', () => {
  const order: string[] = [];
  const remember =
    (name: string): HttpInterceptorFn =>
    (request, next) => {
      order.push(name);
      return next(request);
    };
  TestBed.configureTestingModule({
    providers: [
      provideHttpClient(withInterceptors([remember('browser')])),
      provideHttpClient(withInterceptors([remember('server')])),
      provideHttpClientTesting(),
    ],
  });
  TestBed.inject(HttpClient).get('/api').subscribe();
  expect(order).toEqual(['browser', 'server']);
});

claim('The response is not in the cache, because its request has a Cookie header.', () => {
  const add: HttpInterceptorFn = (request, next) =>
    next(request.clone({ setHeaders: { cookie: 'session=1' } }));
  expect(transferred({ interceptors: [add] })).toBe(0);
  expect(transferred({})).toBe(1);
});

/** What the claims use of `node:http`, because they are compiled without the types of Node. */
interface Http {
  createServer(
    answer: (
      request: { url?: string; headers: { cookie?: string } },
      response: { writeHead(status: number, headers: object): void; end(body: string): void },
    ) => void,
  ): {
    listen(port: number, listening: () => void): void;
    address(): { port: number };
    close(): void;
  };
}

/** A name that the compiler does not look up. */
const nodeHttp: string = 'node:http';

/** A server that notes the cookies it gets, and redirects `/moved` to another address. */
async function cookieServer(movedTo?: string) {
  const { createServer }: Http = await import(nodeHttp);
  const cookies: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    cookies.push(headers.cookie);
    const location = url === '/moved' && movedTo;
    response.writeHead(location ? 302 : 200, location ? { location } : {});
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    cookies,
    origin: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  };
}

/** What the claims use of `node:worker_threads`. */
interface Threads {
  Worker: new (
    code: string,
    options: { eval: true; workerData: unknown },
  ) => { once(event: 'message', received: (message: string) => void): void };
}

const nodeThreads: string = 'node:worker_threads';

const SEND = `
const { parentPort, workerData } = require('node:worker_threads');
fetch(workerData.url, workerData.options).then(
  ({ status }) => parentPort.postMessage(String(status)),
  ({ cause }) => parentPort.postMessage(cause.message),
);`;

/**
 * Sends a request with a cookie by the `fetch()` of Node, which claims don't have because they run in a document.
 *
 * @returns the status, or the message of the error that prevented an answer
 */
async function fetchInNode(url: string, options: RequestInit = {}): Promise<string> {
  const { Worker }: Threads = await import(nodeThreads);
  const headers = { cookie: 'session=1' };
  const workerData = { url, options: { headers, ...options } };
  const worker = new Worker(SEND, { eval: true, workerData });
  return new Promise((resolve) => worker.once('message', resolve));
}

claim(
  'If the API redirects to another origin, fetch() of Node leaves the cookie out.',
  async () => {
    const other = await cookieServer();
    const away = await cookieServer(other.origin);
    const own = await cookieServer('/here');
    expect(await fetchInNode(`${away.origin}/moved`)).toBe('200');
    expect(await fetchInNode(`${own.origin}/moved`)).toBe('200');
    expect([away.cookies, other.cookies]).toEqual([['session=1'], [undefined]]);
    expect(own.cookies).toEqual(['session=1', 'session=1']);
    for (const { close } of [other, away, own]) close();
  },
);

claim("On another platform, pass redirect: 'error' to clone().", () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('[]'));
  vi.stubGlobal('fetch', fetch);
  const refuse: HttpInterceptorFn = (request, next) => next(request.clone({ redirect: 'error' }));
  TestBed.configureTestingModule({
    providers: [provideHttpClient(withFetch(), withInterceptors([refuse]))],
  });
  TestBed.inject(HttpClient).get('/api/orders').subscribe();
  expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('error');
  vi.unstubAllGlobals();
});

claim('Then every redirect fails.', async () => {
  const other = await cookieServer();
  const away = await cookieServer(other.origin);
  const own = await cookieServer('/here');
  for (const { origin } of [away, own])
    expect(await fetchInNode(`${origin}/moved`, { redirect: 'error' })).toBe('unexpected redirect');
  expect([own.cookies, other.cookies]).toEqual([['session=1'], []]);
  for (const { close } of [other, away, own]) close();
});

claim(
  'The other backend sends no cookie and logs Refused to set unsafe header "cookie".',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('ngServerMode', true);
    const { cookies, origin, close } = await cookieServer();
    const add: HttpInterceptorFn = (request, next) =>
      next(request.clone({ setHeaders: { cookie: 'session=1' } }));
    TestBed.configureTestingModule({
      providers: [provideServerRendering(), provideHttpClient(withInterceptors([add]))],
    });
    await firstValueFrom(TestBed.inject(HttpClient).get(origin));
    expect(warn).toHaveBeenCalledWith('Refused to set unsafe header "cookie"');
    expect(cookies).toEqual([undefined]);
    vi.unstubAllGlobals();
    warn.mockRestore();
    close();
  },
);
