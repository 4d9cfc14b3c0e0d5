import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listWorks, readWork, writeWork } from '../../../src/islands/playground/kept-work.ts';

const work = (savedAt: number, text = 'mine') => ({
  savedAt,
  files: { '/src/app/app.ts': text } as const,
  open: ['/src/app/app.ts'] as const,
  isWaiting: false,
  hash: '',
});

/** Most characters that the storage of a test holds. */
let room: number;
let entries: Record<string, string>;

beforeEach(() => {
  room = 100_000;
  entries = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(entries, {
      get(_, name: string) {
        if (name === 'getItem') return (key: string) => entries[key] ?? null;
        if (name === 'removeItem') return (key: string) => void delete entries[key];
        return (key: string, value: string) => {
          const others = Object.entries(entries).filter(([other]) => other !== key);
          if (others.join('').length + value.length > room) throw new Error('full');
          entries[key] = value;
        };
      },
    }),
  );
});

afterEach(() => vi.unstubAllGlobals());

test('works are kept beside each other, and listed with the newest first', () => {
  expect(writeWork('a', work(1))).toBe(true);
  expect(writeWork('b', work(3, 'newest'))).toBe(true);
  expect(writeWork('c', work(2))).toBe(true);
  expect(listWorks().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(readWork('b')?.files).toEqual({ '/src/app/app.ts': 'newest' });
});

test('the oldest go where there are too many, or where there is no room', () => {
  for (let time = 1; time <= 25; time++) writeWork(`work-${time}`, work(time));
  expect(listWorks()).toHaveLength(20);
  expect(readWork('work-5')).toBeUndefined();
  room = 1000;
  expect(writeWork('large', work(30, 'x'.repeat(500)))).toBe(true);
  expect(readWork('work-6')).toBeUndefined();
  expect(readWork('work-25')).toBeDefined();
});

test('a work that has no room anywhere is not kept', () => {
  room = 10;
  expect(writeWork('a', work(1))).toBe(false);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['of a later version', JSON.stringify({ version: 9, ...work(1) })],
  [
    'with a tab for a file that is not there',
    JSON.stringify({ version: 1, ...work(1), open: ['/b'] }),
  ],
  ['with a file that is no text', JSON.stringify({ version: 1, ...work(1), files: { '/a': 1 } })],
])('what is %s counts as none', (_, text) => {
  entries['docs-playground:a'] = text;
  expect(readWork('a')).toBeUndefined();
  expect(listWorks()).toEqual([]);
});

test('what a later version of the site has kept is not overwritten', () => {
  entries['docs-playground:a'] = JSON.stringify({ version: 9 });
  expect(writeWork('a', work(1))).toBe(false);
});

test('the newest deleted files are kept, and a broken list of them does not take the work along', () => {
  const deleted = Array.from({ length: 25 }, (_, place) => ({
    ...({ path: `/src/${place}.ts`, text: '', place } as const),
  }));
  writeWork('a', { ...work(1), deleted });
  expect(readWork('a')?.deleted).toEqual(deleted.slice(-20));
  const damaged = [null, { path: 1 }, { ...deleted[0], text: 1 }, deleted[3]];
  entries['docs-playground:b'] = JSON.stringify({ version: 1, ...work(1), deleted: damaged });
  expect(readWork('b')?.deleted).toEqual([deleted[3]]);
  entries['docs-playground:c'] = JSON.stringify({ version: 1, ...work(1), deleted: 'x' });
  expect(readWork('c')).toMatchObject({ files: work(1).files, deleted: [] });
});
