import { HttpClient, type HttpRequest, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  APP_ID,
  Component,
  ErrorHandler,
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
}

/** How many responses a server would put into the page. */
function transferred(
  { method = 'GET', url = '/api', headers = {}, answer = {}, status = 200, ...rest }: Sent,
  ...features: HydrationFeature<HydrationFeatureKind>[]
): number {
  vi.stubGlobal('ngServerMode', true);
  TestBed.resetTestingModule().configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideClientHydration(...features),
      provideHttpClient(),
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
