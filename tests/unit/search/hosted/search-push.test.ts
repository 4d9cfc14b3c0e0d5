import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../../scripts/lib/failure.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { pushIndex, serviceAccess } from '../../../../scripts/search/index.ts';
import { progressBar } from '../../../../scripts/search/progress-bar.ts';
import type { SearchRecord } from '../../../../src/search/hit.ts';
import { startIndex } from './fake-index.ts';
import { downHost, type FakeHost, json, startHost } from './fake-service.ts';
import { hitOf } from './hits.ts';

const environment = { SEARCH_APP_ID: 'APP', SEARCH_INDEX_NAME: 'docs', SEARCH_API_KEY: 'search' };
const withWriteKey = { ...environment, SEARCH_WRITE_KEY: 'write' };

let folder: string;
let output: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-push-'));
  output = [];
  vi.spyOn(console, 'log').mockImplementation((line) => output.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs the push as the script does, with other hosts. */
function push(
  host: FakeHost['host'],
  records: unknown,
  variables: Record<string, string> = withWriteKey,
  argument?: string,
): Promise<void> {
  const file = join(folder, 'records.json');
  writeFileSync(file, typeof records === 'string' ? records : JSON.stringify(records));
  return pushIndex(serviceAccess(variables, argument), file, { hosts: [host] });
}

const [a, b, c] = ['a', 'b', 'c'].map(hitOf) as [SearchRecord, SearchRecord, SearchRecord];

const many = (length: number): SearchRecord[] =>
  Array.from({ length }, (_, number) => hitOf(`page-${number}`));

describe('with a write key', () => {
  test('the first run writes all records and the settings', async () => {
    const index = await startIndex();
    await push(index.host, [a, b]);
    expect([...index.entries.values()]).toMatchObject([a, b]);
    expect(index.settings).toMatchObject({
      separatorsToIndex: '@_$',
      customRanking: ['asc(depth)', 'asc(deprecated)'],
      attributesToSnippet: expect.arrayContaining(['content:10']),
    });
    expect(index.settings.searchableAttributes?.[0]).toBe('hierarchy.lvl1,aliases,terms');
    expect(output).toContainEqual(
      expect.stringMatching(
        /^docs: 2 added, 0 changed, 0 removed, 0 unchanged; settings changed \(/,
      ),
    );
    expect(output.at(-1)).toBe('The index is up to date.');
  });

  test('a run without changes writes nothing', async () => {
    const index = await startIndex();
    await push(index.host, [a, b]);
    const before = index.received.length;
    await push(index.host, [a, b]);
    const calls = index.received.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(['POST /1/indexes/docs/browse', 'GET /1/indexes/docs/settings']);
    expect(output.at(-2)).toBe(
      'docs: 0 added, 0 changed, 0 removed, 2 unchanged; settings unchanged',
    );
  });

  test('a later run writes only what changed', async () => {
    const index = await startIndex();
    await push(index.host, [a, b]);
    await push(index.host, [a, { ...b, content: 'Other text.' }, c]);
    expect(index.batches).toEqual([2, 2]);
    expect([...index.entries.values()]).toMatchObject([a, { ...b, content: 'Other text.' }, c]);
    expect(output).toContain(
      'docs: 1 added, 1 changed, 0 removed, 1 unchanged; settings unchanged',
    );
  });

  test('records that are gone are removed', async () => {
    const index = await startIndex();
    await push(index.host, [a, b, c]);
    await push(index.host, [b]);
    expect([...index.entries.keys()]).toEqual(['b']);
    expect(output).toContain(
      'docs: 0 added, 0 changed, 2 removed, 1 unchanged; settings unchanged',
    );
  });

  test('entries of another program are replaced or removed', async () => {
    const index = await startIndex([{ objectID: 'a' }, { objectID: 'other', hash: 'x' }]);
    await push(index.host, [a]);
    expect([...index.entries.values()]).toMatchObject([a]);
  });

  test('a setting that somebody changed is set again, and one that we do not have stays', async () => {
    const index = await startIndex();
    await push(index.host, [a]);
    Object.assign(index.settings, { separatorsToIndex: '', replicas: ['copy'] });
    await push(index.host, [a]);
    expect(index.settings).toMatchObject({ separatorsToIndex: '@_$', replicas: ['copy'] });
    expect(output).toContain(
      'docs: 0 added, 0 changed, 0 removed, 1 unchanged; settings changed (separatorsToIndex)',
    );
  });

  test('records are written in batches of 1,000', async () => {
    const index = await startIndex();
    await push(index.host, many(2500));
    expect(index.batches).toEqual([1000, 1000, 500]);
    expect(index.entries.size).toBe(2500);
    await push(index.host, many(1300));
    expect(index.batches).toEqual([1000, 1000, 500, 1000, 200]);
    expect(index.entries.size).toBe(1300);
  });

  test('a long text becomes several entries with one address', async () => {
    const index = await startIndex();
    const content = 'word '.repeat(4000).trimEnd();
    await push(index.host, [{ ...a, type: 'content', content }, b]);
    expect([...index.entries.keys()]).toEqual(['a', 'a-2', 'a-3', 'b']);
    const parts = [...index.entries.values()].slice(0, 3);
    expect(parts.map(({ content }) => content).join(' ')).toBe(content);
    expect(parts.map(({ url }) => url)).toEqual(['/a', '/a', '/a']);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(10_000);
  });

  test('deeper entries and deprecated ones can be ranked', async () => {
    const index = await startIndex();
    await push(index.host, [
      a,
      { ...b, type: 'lvl3', deprecated: true },
      { ...c, type: 'content' },
    ]);
    expect([...index.entries.values()]).toMatchObject([
      { depth: 1, deprecated: false },
      { depth: 3, deprecated: true },
      { depth: 7, deprecated: false },
    ]);
  });

  test('--dry-run only says what has changed', async () => {
    const index = await startIndex();
    await push(index.host, [a, b]);
    await push(index.host, [a, c], withWriteKey, '--dry-run');
    expect([...index.entries.keys()]).toEqual(['a', 'b']);
    expect(output.slice(-2)).toEqual([
      'docs: 1 added, 0 changed, 1 removed, 1 unchanged; settings unchanged',
      'Nothing was written. Without --dry-run it is.',
    ]);
  });
});

describe('without a write key', () => {
  test('the run says what has changed, and writes nothing', async () => {
    const index = await startIndex();
    const records = many(1500);
    await push(index.host, [...records, b]);
    await push(
      index.host,
      [{ ...a, content: 'New.' }, ...records.slice(1), { ...b, url: '/x' }],
      environment,
    );
    expect(index.entries.size).toBe(1501);
    expect(output.slice(-2)).toEqual([
      'docs: 1 added, 1 changed, 1 removed, 1,499 unchanged; settings not compared',
      'Nothing was written. SEARCH_WRITE_KEY is not set.',
    ]);
  });

  test('an index that is missing is an empty one', async () => {
    const index = await startIndex();
    await push(index.host, [a, b], environment);
    expect(output.at(-2)).toBe(
      'docs: 2 added, 0 changed, 0 removed, 0 unchanged; settings not compared',
    );
    expect(index.entries.size).toBe(0);
  });
});

describe('a mistake is named', () => {
  test.each(['SEARCH_APP_ID', 'SEARCH_INDEX_NAME'])('%s is missing', (name) => {
    expect(() => serviceAccess({ ...withWriteKey, [name]: '' }, undefined)).toThrow(
      `${name} is not set.`,
    );
  });

  test('no key is set', () => {
    const { SEARCH_APP_ID, SEARCH_INDEX_NAME } = environment;
    expect(() => serviceAccess({ SEARCH_APP_ID, SEARCH_INDEX_NAME }, undefined)).toThrow(
      'Neither SEARCH_WRITE_KEY nor SEARCH_API_KEY is set.',
    );
  });

  test('an option is unknown', () => {
    expect(() => serviceAccess(withWriteKey, '--all')).toThrow('There is no option --all.');
  });

  test.each([
    ['is empty', [], /has no records\.$/],
    ['is no list', { a }, /has no records\.$/],
    ['is no JSON', '[{', /can't be read: /],
    ['has a record without id', [{}], /has a record without objectID\.$/],
    ['has an id twice', [a, a], /has two records of one objectID\.$/],
  ])('the file of the records %s', async (_, records, message) => {
    const index = await startIndex([{ objectID: 'a' }]);
    const run = push(index.host, records);
    await expect(run).rejects.toThrow(Failure);
    await expect(run).rejects.toThrow(message);
    expect(index.received).toEqual([]);
  });

  test('the file of the records is missing', async () => {
    const { host } = await startIndex();
    const run = pushIndex(serviceAccess(withWriteKey, undefined), join(folder, 'no.json'), {
      hosts: [host],
    });
    await expect(run).rejects.toMatchObject({ name: 'Failure', hint: 'npm run build writes it.' });
  });

  test('the key has no right, and is not printed', async () => {
    const index = await startIndex([{ objectID: 'a' }]);
    const run = push(index.host, [a], { ...environment, SEARCH_WRITE_KEY: 'secret-key' });
    await expect(run).rejects.toMatchObject({
      name: 'Failure',
      message: 'The search service answers 403: The key … has no right to do this',
      hint: expect.stringContaining('browse'),
    });
    expect(index.entries.size).toBe(1);
  });

  test('the service can not be reached', async () => {
    const run = push(await downHost(), [a]);
    await expect(run).rejects.toThrow(Failure);
    await expect(run).rejects.toThrow(/^The search service can't be reached: Unreachable hosts/);
  });

  test('the service refuses a record', async () => {
    const answers = [
      json({ hits: [] }),
      json({ message: 'none' }, 404),
      json({ taskID: 1 }),
      json({ status: 'published' }),
      json({ message: 'Record at the position 0 is too big' }, 400),
    ];
    const host = await startHost(() => answers[host.received.length - 1] ?? json({}, 500));
    const run = push(host.host, [a]);
    await expect(run).rejects.toThrow(Failure);
    await expect(run).rejects.toThrow('answers 400: Record at the position 0 is too big');
  });

  test('the answer is not JSON', async () => {
    const { host } = await startHost(() => ({ status: 200, text: '<html>' }));
    const run = push(host, [a]);
    await expect(run).rejects.toThrow(Failure);
    await expect(run).rejects.toThrow('The answer of the search service is not JSON: ');
  });
});

test('the script ends with status 1 and says why, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/search-push.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SEARCH_APP_ID: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n✗ SEARCH_APP_ID is not set\.\n/);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('the bar fills with the records', () => {
  expect(progressBar(0, 2500)).toBe('[--------------------] 0 of 2,500');
  expect(progressBar(1000, 2500)).toBe('[########------------] 1,000 of 2,500');
  expect(progressBar(2500, 2500)).toBe('[####################] 2,500 of 2,500');
});
