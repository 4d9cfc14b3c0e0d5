import { expect, test } from 'vitest';
import { comparable } from '../../../../scripts/printed/index.ts';

const first = `main-6K257G5A.js    | main  | 212.30 kB |  58.07 kB
Application bundle generation complete. [9.181 seconds] - 2026-11-23T22:27:59.403Z`;

test('sizes, times and hashes do not count', () => {
  const second = `main-ABCDEFGH.js | main | 1.02 MB | 908 bytes
Application bundle generation complete. [12.3 seconds] - 2027-01-02T03:04:05.678Z`;
  expect(comparable(second)).toBe(comparable(first));
});

test('names and messages count', () => {
  expect(comparable(first.replace('main-', 'app-'))).not.toBe(comparable(first));
  expect(comparable(first.replace('complete', 'failed'))).not.toBe(comparable(first));
  expect(comparable(`${first}\nCREATE app.ts`)).not.toBe(comparable(first));
});
