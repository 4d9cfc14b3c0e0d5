import { afterEach, expect, test, vi } from 'vitest';
import { withToken } from '../../../src/content-client/cross-site-token.ts';
import { siteRequest } from '../../../src/content-client/index.ts';

const place = {
  page: 'https://docs.example/guide/signals',
  cookies: 'a=1; XSRF-TOKEN=secret; b=2',
};
const header = (address: string, init: RequestInit = { method: 'POST' }, from = place) =>
  withToken(address, init, from).get('X-XSRF-TOKEN');

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])(
  '%s to the site carries the token',
  (method) => {
    expect(header('/api/feedback', { method })).toBe('secret');
  },
);

test.each(['GET', 'HEAD', 'get', undefined])('%s carries none', (method) => {
  expect(header('/api/feedback', method === undefined ? {} : { method })).toBeNull();
});

test.each(['/feedback', 'feedback', '../feedback', '?send', './a:b'])(
  '%s is relative',
  (address) => {
    expect(header(address)).toBe('secret');
  },
);

test.each([
  'https://docs.example/feedback',
  'HTTP://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '\t//evil.example/',
  'data:text/plain,x',
  'http://',
])('%j gets no token', (address) => {
  expect(header(address)).toBeNull();
});

test('without a cookie there is no header', () => {
  for (const cookies of ['', 'XSRF-TOKEN', 'MY-XSRF-TOKEN=x', 'xsrf-token=x']) {
    expect(header('/', { method: 'POST' }, { ...place, cookies })).toBeNull();
  }
});

test('the value of the cookie is decoded where it can be', () => {
  const tokenIn = (cookies: string) => header('/', { method: 'POST' }, { ...place, cookies });
  expect(tokenIn('XSRF-TOKEN=a%2Fb%3D')).toBe('a/b=');
  expect(tokenIn('XSRF-TOKEN=a=b')).toBe('a=b');
  expect(tokenIn('XSRF-TOKEN=100%')).toBe('100%');
});

test('a header that the caller has set stays', () => {
  const init = { method: 'POST', headers: { 'x-xsrf-token': 'mine', accept: 'text/html' } };
  const headers = withToken('/', init, place);
  expect(headers.get('X-XSRF-TOKEN')).toBe('mine');
  expect(headers.get('accept')).toBe('text/html');
});

afterEach(() => vi.unstubAllGlobals());

test('requests of the page bring the token of its cookies', async () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { baseURI: place.page, cookie: place.cookies });
  await siteRequest('/feedback', { method: 'POST', body: 'x' });
  const [address, init] = sent.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/feedback');
  expect(init).toMatchObject({ method: 'POST', body: 'x' });
  expect(new Headers(init.headers).get('X-XSRF-TOKEN')).toBe('secret');
});

test('a page that may not read cookies sends its requests without a token', async () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', {
    baseURI: place.page,
    get cookie() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
  await siteRequest('/feedback', { method: 'POST' });
  expect(sent).toHaveBeenCalledOnce();
});
