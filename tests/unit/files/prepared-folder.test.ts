import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparedFolder } from '../../../src/files/index.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'prepared-'));
});

afterEach(() => rmSync(place, { recursive: true }));

const write = (text: string) => async (outDir: string) =>
  writeFileSync(join(outDir, 'file.txt'), text);

test('what is there is not made again', async () => {
  const make = vi.fn(write('first'));
  const folder = await preparedFolder(place, 'key', make);
  expect(await preparedFolder(place, 'key', make)).toBe(folder);
  expect(make).toHaveBeenCalledOnce();
  expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe('first');
});

test('what has another key takes the place of what was there', async () => {
  await preparedFolder(place, 'old', write('old'));
  const folder = await preparedFolder(place, 'new', write('new'));
  expect(readdirSync(place)).toEqual(['new']);
  expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe('new');
});

test('what could not be made leaves nothing behind', async () => {
  const fail = async (outDir: string) => {
    await write('half')(outDir);
    throw new Error('in the middle');
  };
  await expect(preparedFolder(place, 'key', fail)).rejects.toThrow('in the middle');
  expect(readdirSync(place)).toEqual([]);
});

test('two that make the same at the same time get the same', async () => {
  const [first, second] = await Promise.all([
    preparedFolder(place, 'key', write('one')),
    preparedFolder(place, 'key', write('one')),
  ]);
  expect(second).toBe(first);
  expect(readdirSync(place)).toEqual(['key']);
});

test('what another process is making stays, and what an ended one has left goes', async () => {
  for (const name of ['new-now', 'new-old']) mkdirSync(join(place, name));
  const lastWeek = Date.now() / 1000 - 7 * 24 * 60 * 60;
  utimesSync(join(place, 'new-old'), lastWeek, lastWeek);
  await preparedFolder(place, 'key', write('text'));
  expect(readdirSync(place)).toEqual(['key', 'new-now']);
});
