import { expect, test, vi } from 'vitest';
import { marks, type SearchHit } from '../../../../src/search/hit.ts';
import { createHostedProvider } from '../../../../src/search/hosted/index.ts';
import type { SearchProvider } from '../../../../src/search/provider.ts';
import { startHost } from './fake-service.ts';
import { answerOf, hitOf, optionsFor } from './hits.ts';
import { storage } from './storage.ts';

// Vitest would load what the client has for Node; readers have what it has for browsers.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

const collect = (provider: SearchProvider, query: string, { signal } = new AbortController()) =>
  Array.fromAsync(provider.search(query, signal));

test('a search gives one list of hits', async () => {
  const host = await startHost(() => answerOf(hitOf('a'), hitOf('b')));
  const lists = await collect(createHostedProvider(optionsFor(host)), 'x');
  expect(lists).toEqual([[hitOf('a'), hitOf('b')]]);
});

test('a search that fails throws', async () => {
  const host = await startHost(() => ({
    status: 404,
    text: '{"message":"Index docs does not exist"}',
  }));
  await expect(collect(createHostedProvider(optionsFor(host)), 'x')).rejects.toMatchObject({
    name: 'SearchFailure',
    message: 'The search service answers 404: Index docs does not exist',
  });
});

test('a search that is stopped ends without an answer, and its request is broken off', async () => {
  const { entries, localStorage } = storage();
  vi.stubGlobal('window', { localStorage });
  const host = await startHost(({ body }) =>
    body.requests[0].query === 'first' ? 'silence' : answerOf(hitOf('b')),
  );
  const second = await startHost(() => answerOf());
  const provider = createHostedProvider(optionsFor(host, second));
  const stop = new AbortController();
  const lists = collect(provider, 'first', stop);
  await vi.waitFor(() => expect(host.received).toHaveLength(1));
  stop.abort();
  expect(await lists).toEqual([]);
  await vi.waitFor(() => expect(host.brokenOff()).toBe(1));
  expect(await collect(provider, 'second')).toEqual([[hitOf('b')]]);
  expect(second.received).toEqual([]);
  expect([...entries], 'no host is held to be down').toEqual([]);
  vi.unstubAllGlobals();
});

test('a query that was stopped and is asked again is answered', async () => {
  const host = await startHost(() =>
    host.received.length === 1 ? 'silence' : answerOf(hitOf('a')),
  );
  const provider = createHostedProvider(optionsFor(host));
  const stop = new AbortController();
  const stopped = collect(provider, 'x', stop);
  await vi.waitFor(() => expect(host.received).toHaveLength(1));
  const again = collect(provider, 'x');
  stop.abort();
  expect(await stopped).toEqual([]);
  expect(await again).toEqual([[hitOf('a')]]);
});

test('a search that is stopped before it starts asks nothing', async () => {
  const host = await startHost(() => answerOf());
  const stop = new AbortController();
  stop.abort();
  expect(await collect(createHostedProvider(optionsFor(host)), 'x', stop)).toEqual([]);
  expect(host.received).toEqual([]);
});

/** Texts that would do something where they became HTML, a script, an address or part of a query. */
const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  `${marks.after}</mark><b>${marks.before}${marks.before}`,
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;svg onload=alert(1)&gt;',
  '\u202Egnp.exe\u0000\u2028',
  '__proto__',
  '#{7*7}',
  '𝒶\uD800',
] as const;

/** A hit with such a text in every field. */
function hostileHit(number: number): SearchHit {
  const text = (offset: number) => `${hostile[(number + offset) % hostile.length]} ${number}`;
  const snippet = (offset: number) => ({ value: text(offset), matchLevel: 'full' as const });
  const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = [0, 1, 2, 3, 4, 5, 6].map(text);
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } as SearchHit['hierarchy'];
  return {
    objectID: text(7),
    url: text(8),
    type: text(9) as 'content',
    hierarchy,
    content: text(10),
    _snippetResult: {
      hierarchy: { lvl1: snippet(1), lvl2: snippet(2), lvl3: snippet(3) },
      content: snippet(4),
    },
  };
}

test('1,000 hostile hits come through as the texts that they are', async () => {
  const hits = Array.from({ length: 1000 }, (_, number) => hostileHit(number));
  const host = await startHost(() => answerOf(...hits));
  expect(await collect(createHostedProvider(optionsFor(host)), 'x')).toEqual([hits]);
});
