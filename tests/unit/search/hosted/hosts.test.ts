import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostedService } from '../../../../src/search/hosted/index.ts';
import { SearchFailure } from '../../../../src/search/provider.ts';
import { downHost, json, startHost } from './fake-service.ts';
import { answerOf, hitOf, optionsFor } from './hits.ts';
import { storage } from './storage.ts';

// Vitest would load what the client has for Node; readers have what it has for browsers.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

const hits = [hitOf('a')];
const minutes = 60_000;

let stored: Map<string, string>;

beforeEach(() => {
  const { entries, localStorage } = storage();
  stored = entries;
  vi.stubGlobal('window', { localStorage });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2025-11-21');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = () => startHost(() => ({ status: 503, text: 'overloaded' }));
const answering = () => startHost(() => answerOf(...hits));
const silent = () => startHost(() => 'silence');
const short = { connect: 100, read: 100, write: 100 };

describe('when a host does not answer, the next one is asked', () => {
  test('where nothing listens', async () => {
    const options = optionsFor(await downHost(), await answering());
    expect(await createHostedService(options).search('x')).toEqual(hits);
  });

  test.each([500, 503, 302])('where the status is %i', async (status) => {
    const first = await startHost(() => ({ status, text: '' }));
    const options = optionsFor(first, await answering());
    expect(await createHostedService(options).search('x')).toEqual(hits);
    expect(first.received).toHaveLength(1);
  });

  test('where it is silent for too long', async () => {
    const first = await silent();
    const options = { ...optionsFor(first, await answering()), timeouts: short };
    expect(await createHostedService(options).search('x')).toEqual(hits);
    expect(first.received).toHaveLength(1);
  });

  test('where it starts an answer and does not end it', async () => {
    const first = await startHost(() => 'a start');
    const options = { ...optionsFor(first, await answering()), timeouts: short };
    expect(await createHostedService(options).search('x')).toEqual(hits);
    expect(first.received).toHaveLength(1);
  });
});

test.each([400, 403, 404, 429])(
  'a status of %i is an answer: no other host is asked',
  async (status) => {
    const [first, second] = [
      await startHost(() => json({ message: 'No' }, status)),
      await answering(),
    ];
    const search = createHostedService(optionsFor(first, second)).search('x');
    await expect(search).rejects.toMatchObject({ cause: { status, message: 'No' } });
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
  },
);

test('when no host answers, the search fails', async () => {
  const search = createHostedService(optionsFor(await downHost(), await failing())).search('x');
  await expect(search).rejects.toThrow(SearchFailure);
  await expect(search).rejects.toThrow(/^Unreachable hosts - your application id may be incorrect/);
  await expect(search).rejects.toMatchObject({ cause: { name: 'RetryError' } });
});

test('a host has 1 second to answer, 2 to have answered, and 30 to take what it is given', async () => {
  const service = createHostedService(optionsFor(await downHost()));
  const timeouts = async (call: Promise<unknown>) => {
    const failure = (await call.catch((error) => error)) as {
      cause: { stackTrace: [{ request: { connectTimeout: number; responseTimeout: number } }] };
    };
    const { connectTimeout, responseTimeout } = failure.cause.stackTrace[0].request;
    return [connectTimeout, responseTimeout];
  };
  expect(await timeouts(service.search('x'))).toEqual([1000, 2000]);
  expect(await timeouts(service.customPost({ path: '1/x' }))).toEqual([1000, 30_000]);
});

test('the hosts are those of the application where none are given', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).origin);
    throw new TypeError('Failed to fetch');
  });
  const options = { ...optionsFor(), hosts: undefined };
  await expect(createHostedService(options).search('x')).rejects.toThrow('Unreachable hosts');
  expect(asked[0]).toBe('https://app-dsn.algolia.net');
  expect(asked.slice(1).sort()).toEqual([
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]);
});

describe('a host that is down', () => {
  test('is avoided for two minutes', async () => {
    const [first, second] = [await failing(), await answering()];
    const service = createHostedService(optionsFor(first, second));
    await service.search('a');
    vi.setSystemTime(Date.now() + 2 * minutes);
    await service.search('b');
    expect([first.received.length, second.received.length]).toEqual([1, 2]);
    vi.setSystemTime(Date.now() + 1);
    await service.search('c');
    expect([first.received.length, second.received.length]).toEqual([2, 3]);
  });

  test('is avoided on the next page too', async () => {
    const [first, second] = [await failing(), await answering()];
    await createHostedService(optionsFor(first, second)).search('a');
    await createHostedService(optionsFor(first, second)).search('b');
    expect([first.received.length, second.received.length]).toEqual([1, 2]);
  });

  test('is asked all the same when every host is', async () => {
    const [first, second] = [await failing(), await failing()];
    const service = createHostedService(optionsFor(first, second));
    await expect(service.search('a')).rejects.toThrow('Unreachable hosts');
    await expect(service.search('a')).rejects.toThrow('Unreachable hosts');
    expect([first.received.length, second.received.length]).toEqual([2, 2]);
  });
});

test('a host that was too slow is asked last for two minutes', async () => {
  const [first, second] = [await silent(), await answering()];
  const options = { ...optionsFor(first, second), timeouts: short };
  await createHostedService(options).search('a');
  await createHostedService(options).search('b');
  expect([first.received.length, second.received.length]).toEqual([1, 2]);
});

describe('a storage that can not be used is ignored', () => {
  test.each([['getItem'], ['setItem'], ['getItem', 'setItem']])(
    'where %s throws',
    async (...broken) => {
      vi.stubGlobal('window', { localStorage: storage(...broken).localStorage });
      const [first, second] = [await failing(), await answering()];
      const service = createHostedService(optionsFor(first, second));
      expect(await service.search('a')).toEqual(hits);
      expect(await service.search('b')).toEqual(hits);
    },
  );

  test('where the browser forbids to touch it', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('No storage.', 'SecurityError');
      },
    });
    const [first, second] = [await failing(), await answering()];
    const service = createHostedService(optionsFor(first, second));
    expect(await service.search('a')).toEqual(hits);
    expect(await service.search('b')).toEqual(hits);
    expect(first.received, 'avoided for the rest of the visit').toHaveLength(1);
  });

  test.each([
    ['no JSON', () => '{'],
    ['null', () => 'null'],
    ['null for each host', (text: string) => text.replaceAll(/"value":\{[^}]*\}/g, '"value":null')],
    ['another status', (text: string) => text.replaceAll('"down"', '"sleeping"')],
    ['a time to come', (text: string) => text.replaceAll(/"lastUpdate":\d+/g, '"lastUpdate":9e15')],
  ])('where it holds %s', async (_, spoil) => {
    const [first, second] = [await failing(), await answering()];
    await createHostedService(optionsFor(first, second)).search('a');
    expect([...stored.values()].join()).toContain('"down"');
    for (const [key, value] of stored) stored.set(key, spoil(value));
    expect(await createHostedService(optionsFor(first, second)).search('b')).toEqual(hits);
    expect(first.received).toHaveLength(2);
  });

  test('where it names another host', async () => {
    const [first, second, other] = [await failing(), await answering(), await answering()];
    await createHostedService(optionsFor(first, second)).search('a');
    for (const [key, value] of stored) {
      const ports = [`"port":${first.host.port}`, `"port":${other.host.port}`] as const;
      stored.set(key, value.replaceAll(...ports).replaceAll('"down"', '"up"'));
    }
    expect(await createHostedService(optionsFor(first, second)).search('b')).toEqual(hits);
    expect(other.received).toEqual([]);
  });
});
