import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchHit } from '../../../src/search/hit.ts';
import type { SearchProvider } from '../../../src/search/provider.ts';
import {
  debounceTime,
  noSearch,
  Searching,
  type SearchState,
} from '../../../src/search/searching.ts';
import { pageHit } from './hits.ts';

/** A question that a provider was asked, with the means to answer it. */
interface Question {
  readonly query: string;
  readonly signal: AbortSignal;
  give(hits: readonly SearchHit[]): void;
  end(): void;
  fail(): void;
}

/** A provider that answers when the test says so. */
function manualProvider(): { provider: SearchProvider; questions: Question[] } {
  const questions: Question[] = [];
  const provider: SearchProvider = {
    search(query, signal) {
      let controller: ReadableStreamDefaultController<readonly SearchHit[]> | undefined;
      const answers = new ReadableStream<readonly SearchHit[]>({
        start: (started) => {
          controller = started;
        },
      });
      questions.push({
        query,
        signal,
        give: (hits) => controller?.enqueue(hits),
        end: () => controller?.close(),
        fail: () => controller?.error(new Error('no answer')),
      });
      return answers as unknown as AsyncIterable<readonly SearchHit[]>;
    },
  };
  return { provider, questions };
}

function start(load?: () => Promise<SearchProvider>) {
  const { provider, questions } = manualProvider();
  const states: SearchState[] = [];
  const searching = new Searching(load ?? (async () => provider), (state) => states.push(state));
  return { searching, questions, provider, states, now: () => states.at(-1) ?? noSearch };
}

const rest = () => vi.advanceTimersByTimeAsync(debounceTime);
const settle = () => vi.advanceTimersByTimeAsync(0);
const urls = ({ results }: SearchState) => results.map(({ url }) => url);
const hits = (...found: readonly string[]) => found.map((url) => pageHit({ url }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('when a query is asked', () => {
  test('only after a rest, and trimmed', async () => {
    const { searching, questions } = start();
    searching.search(' sig');
    await vi.advanceTimersByTimeAsync(debounceTime - 1);
    searching.search(' signal ');
    await vi.advanceTimersByTimeAsync(debounceTime - 1);
    expect(questions).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions.map(({ query }) => query)).toEqual(['signal']);
  });

  test('not again for white space', async () => {
    const { searching, questions } = start();
    searching.search('signal');
    await rest();
    searching.search('signal ');
    await rest();
    expect(questions).toHaveLength(1);
    expect(questions[0]?.signal.aborted).toBe(false);
  });

  test('an empty query asks nothing, and forgets the answer', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    questions[0]?.give(hits('/a'));
    questions[0]?.end();
    await settle();
    searching.search('  ');
    expect(now()).toEqual(noSearch);
    await rest();
    expect(questions).toHaveLength(1);
  });
});

describe('while a query waits', () => {
  test('a change aborts it, and its answer comes too late', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    searching.search('ab');
    expect(questions[0]?.signal.aborted).toBe(true);
    questions[0]?.give(hits('/late'));
    questions[0]?.end();
    await rest();
    expect(urls(now())).toEqual([]);
    questions[1]?.give(hits('/ab'));
    questions[1]?.end();
    await settle();
    expect(urls(now())).toEqual(['/ab']);
    expect(now()).toMatchObject({ answered: 'ab', pending: false });
  });

  test('the results before it stay', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    questions[0]?.give(hits('/a'));
    questions[0]?.end();
    await settle();
    searching.search('ab');
    await rest();
    expect(now()).toMatchObject({ answered: 'a', pending: true });
    expect(urls(now())).toEqual(['/a']);
    questions[1]?.end();
    await settle();
    expect(now()).toEqual({ answered: 'ab', pending: false, results: [], failed: false });
  });

  test('the first hits show before the rest is there', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    questions[0]?.give([]);
    await settle();
    expect(now()).toMatchObject({ answered: '', pending: true });
    questions[0]?.give(hits('/a'));
    await settle();
    expect(now()).toMatchObject({ answered: 'a', pending: true });
    questions[0]?.give(hits('/a', '/b'));
    questions[0]?.end();
    await settle();
    expect(urls(now())).toEqual(['/a', '/b']);
    expect(now().pending).toBe(false);
  });
});

describe('when a query fails', () => {
  test('it says so, and asks again when it is told to', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    questions[0]?.fail();
    await settle();
    expect(now()).toMatchObject({ answered: 'a', failed: true, pending: false });
    searching.retry();
    await settle();
    questions[1]?.give(hits('/a'));
    questions[1]?.end();
    await settle();
    expect(now()).toMatchObject({ answered: 'a', failed: false });
    expect(urls(now())).toEqual(['/a']);
  });

  test('what was found before stays', async () => {
    const { searching, questions, now } = start();
    searching.search('a');
    await rest();
    questions[0]?.give(hits('/a'));
    await settle();
    questions[0]?.fail();
    await settle();
    expect(now().failed).toBe(true);
    expect(urls(now())).toEqual(['/a']);
  });

  test('a provider that does not load is asked for again', async () => {
    const { provider, questions } = manualProvider();
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 1) throw new Error('offline');
      return provider;
    });
    const { searching, now } = start(load);
    searching.search('a');
    await rest();
    expect(now().failed).toBe(true);
    searching.retry();
    await settle();
    questions[0]?.end();
    await settle();
    expect(now()).toMatchObject({ answered: 'a', failed: false });
  });

  test('a failure of an aborted query is none', async () => {
    const { searching, questions, states } = start();
    searching.search('a');
    await rest();
    searching.search('ab');
    questions[0]?.fail();
    await settle();
    expect(states.some(({ failed }) => failed)).toBe(false);
  });
});
