// In a worker of its own: the server platform gives Angular another document.
import { HttpClient, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { provideZonelessChangeDetection, REQUEST, TransferState } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideClientHydration } from '@angular/platform-browser';
import { AngularAppEngine, ɵsetAngularAppEngineManifest as setManifest } from '@angular/ssr';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

/** Answers as the server of an application with these hosts: 'page', or 'empty page' where nothing is rendered. */
async function respond(
  allowedHosts: readonly string[],
  url: string,
  headers: Record<string, string> = {},
): Promise<string | number | undefined> {
  const app = {
    handle: async () => new Response('page'),
    serveClientSidePage: async () => new Response('empty page'),
  };
  // The build writes the manifest; its type is not public.
  setManifest({
    allowedHosts,
    basePath: '/',
    supportedLocales: { 'en-US': '' },
    entryPoints: {
      '': async () => ({
        ɵgetOrCreateAngularServerApp: () => app,
        ɵdestroyAngularServerApp: () => undefined,
      }),
    },
  } as unknown as Parameters<typeof setManifest>[0]);
  const response = await new AngularAppEngine().handle(new Request(url, { headers }));
  return response?.ok ? response.text() : response?.status;
}

claim(
  'With an empty list, the server renders nothing: it answers every URL with the empty page of client rendering, even if the page has been prerendered.',
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);

    expect(await respond([], 'https://shop.example.org/')).toBe('empty page');
    expect(log.mock.calls.join()).toContain('is not allowed.');
  },
);

claim('With a list, it answers other hosts with status 400.', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const hosts = ['shop.example.org'];

  expect(await respond(hosts, 'https://shop.example.org/')).toBe('page');
  expect(await respond(hosts, 'https://localhost/')).toBe(400);
});

claim('*.example.org covers all subdomains:', async () => {
  const url = 'https://news.example.org/';

  expect(await respond(['*.example.org'], url)).toBe('page');
});

claim(
  'If a request contains another X-Forwarded- header, such as X-Forwarded-For, the server also answers with the empty page.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const hosts = ['shop.example.org'];
    const url = 'https://shop.example.org/';

    expect(await respond(hosts, url, { 'X-Forwarded-Proto': 'https' })).toBe('page');
    expect(await respond(hosts, url, { 'X-Forwarded-For': '10.0.0.1' })).toBe('empty page');
    expect(warn.mock.calls.join().toLowerCase()).toContain(
      'received "x-forwarded-for" header but "trustproxyheaders" was not set up to allow it.',
    );
  },
);

/** How many responses a server would put into the page. */
async function transferred(
  method: string,
  headers: Record<string, string> = {},
  responseHeaders: Record<string, string> = {},
): Promise<number> {
  vi.stubGlobal('ngServerMode', true);
  TestBed.resetTestingModule().configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      provideClientHydration(),
      provideHttpClient(),
      provideHttpClientTesting(),
    ],
  });
  const state = TestBed.inject(TransferState);
  const before = Object.keys(JSON.parse(state.toJson())).length;
  TestBed.inject(HttpClient).request(method, '/api', { headers }).subscribe();
  TestBed.inject(HttpTestingController).expectOne('/api').flush([], { headers: responseHeaders });
  vi.unstubAllGlobals();
  return Object.keys(JSON.parse(state.toJson())).length - before;
}

claim('POST requests, unless you set includePostRequests.', async () => {
  expect(await transferred('GET')).toBe(1);
  expect(await transferred('POST')).toBe(0);
});

claim('PUT, PATCH and DELETE are always excluded.', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await transferred(method)).toBe(0);
});

claim(
  'Requests with an Authorization, Proxy-Authorization or Cookie header, unless you set includeRequestsWithAuthHeaders, and all requests with credentials.',
  async () => {
    for (const name of ['Authorization', 'Proxy-Authorization', 'Cookie'])
      expect(await transferred('GET', { [name]: 'x' })).toBe(0);
  },
);

claim(
  'Requests and responses whose Cache-Control contains no-store, no-cache or private.',
  async () => {
    for (const value of ['no-store', 'no-cache', 'private']) {
      const header = { 'Cache-Control': value };
      expect(await transferred('GET', header)).toBe(0);
      expect(await transferred('GET', {}, header)).toBe(0);
    }
  },
);

claim('It is null in the browser and during the build.', () => {
  expect(TestBed.inject(REQUEST)).toBeNull();
});
