import { describe, expect, test } from 'vitest';
import {
  askedBy,
  askerOf,
  pageAddress,
  type RequestFacts,
  wayFor,
} from '../../../src/offline/worker/decide.ts';

const request = (pathname: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  sameOrigin: true,
  cache: 'default',
  range: false,
  pathname,
  ...facts,
});
const document = { mode: 'navigate', destination: 'document' };

describe('what a request is for', () => {
  test.each([
    ['a document', request('/guide/signals', document), 'navigation'],
    ['a page that the router fetches', request('/guide/signals'), 'page'],
    ['the home page that the router fetches', request('/'), 'page'],
    ['the router asking whether there is a page', request('/x', { method: 'HEAD' }), 'page'],
    ['a document past all caches', request('/x', { ...document, cache: 'no-store' }), 'navigation'],
    ['a script', request('/_astro/a.js', { destination: 'script' }), 'file'],
    ['the Markdown of a page', request('/guide/signals.md'), 'file'],
    ['the index of titles', request('/search/titles.json'), 'file'],
  ])('%s', (_, facts, expected) => {
    expect(askedBy(facts)).toBe(expected);
  });

  test.each([
    ['another host', request('/guide', { sameOrigin: false })],
    ['what is sent', request('/guide', { method: 'POST' })],
    ['a part of a file', request('/a.mp4', { range: true })],
    ['the list of versions, which is always fresh', request('/assets/others/versions.json')],
    ['what must be fresh', request('/sandbox/compiler/manifest.json', { cache: 'no-store' })],
    ['the worker itself', request('/service-worker.js')],
    ['the list of files', request('/offline/0123.json')],
    ['a running example', request('/examples/bakery/main.js', { destination: 'script' })],
    ['the document of a frame', request('/guide', { mode: 'navigate', destination: 'iframe' })],
  ])('%s is left alone', (_, facts) => {
    expect(askedBy(facts)).toBeUndefined();
  });
});

describe('how a request is answered', () => {
  test('a page of the own build gets files of that build only', () => {
    expect(wayFor('file', 'own')).toBe('own');
    expect(wayFor('page', 'own')).toBe('own');
  });

  test('a page of an older build gets the files of that build, and pages as whole documents', () => {
    expect(wayFor('file', 'older')).toBe('older');
    expect(wayFor('page', 'older')).toBe('reload');
  });

  test('a page of which nothing is known is served as without a worker', () => {
    expect(wayFor('file', 'unknown')).toBe('network');
    expect(wayFor('page', 'unknown')).toBe('network');
  });

  test('a whole document begins anew, whoever asks', () => {
    for (const asker of ['own', 'older', 'unknown'] as const) {
      expect(wayFor('navigation', asker)).toBe('document');
    }
  });

  test('a page is of the worker’s build, of an older one, or not known', () => {
    expect(askerOf('a', 'a')).toBe('own');
    expect(askerOf('b', 'a')).toBe('older');
    expect(askerOf(undefined, 'a')).toBe('unknown');
  });
});

test.each([
  ['/', '/'],
  ['/guide/signals/', '/guide/signals'],
  ['/guide/signals', '/guide/signals'],
])('%s is kept as %s', (pathname, address) => {
  expect(pageAddress(pathname)).toBe(address);
});
