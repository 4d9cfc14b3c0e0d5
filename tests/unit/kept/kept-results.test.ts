import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptResults } from '../../../src/kept/index.ts';

let place: string;
let file: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'results-'));
  file = join(place, 'folder/results.json');
});

afterEach(() => rmSync(place, { recursive: true }));

/** A run that asks for the results of keys; returns the keys that had to be made. */
function run(keys: readonly string[], program = 'one'): string[] {
  const kept = new KeptResults<{ text: string } | null>(file, program);
  const make = vi.fn((key: string) => (key === 'nothing' ? null : { text: key }));
  for (const key of keys) {
    expect(kept.of(key, () => make(key))).toEqual(key === 'nothing' ? null : { text: key });
  }
  kept.save();
  return make.mock.calls.map(([key]) => key);
}

test('a result is made once, in one run and in the next, also where there is none', () => {
  expect(run(['a', 'a', 'nothing'])).toEqual(['a', 'nothing']);
  expect(run(['nothing', 'a', 'b'])).toEqual(['b']);
});

test('what a run does not ask for is forgotten', () => {
  run(['a', 'b']);
  run(['b']);
  const kept = new KeptResults(file, 'one');
  expect([kept.has('a'), kept.has('b')]).toEqual([false, true]);
});

test('another program makes its own results', () => {
  run(['a']);
  expect(run(['a'], 'other')).toEqual(['a']);
});

test('a damaged file keeps nothing, and is replaced', () => {
  run(['a']);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3));
  expect(run(['a'])).toEqual(['a']);
  expect(run(['a'])).toEqual([]);
});

test('the file is the same in whichever order results are asked for', () => {
  run(['b', 'a']);
  const first = readFileSync(file, 'utf8');
  rmSync(file);
  run(['a', 'b']);
  expect(readFileSync(file, 'utf8')).toBe(first);
});

test('a run that does not save leaves the file alone', () => {
  new KeptResults<string>(file, 'one').of('a', () => 'a');
  expect(existsSync(file)).toBe(false);
});
