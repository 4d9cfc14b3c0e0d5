import { expect, test } from 'vitest';
import { comparable } from '../../../../scripts/printed/index.ts';

const first = `main-6K257G5A.js    | main  | 212.30 kB |  58.07 kB
Application bundle generation complete. [9.181 seconds] - 2026-11-23T22:27:59.403Z`;

test('sizes, times and hashes do not count', () => {
  const second = `main-ABCDEFGH.js | main | 1.02 MB | 908 bytes
Application bundle generation complete. [12.3 seconds] - 2027-01-02T03:04:05.678Z`;
  expect(comparable(second)).toBe(comparable(first));
});

test('the system that a browser runs on does not count', () => {
  const linux = 'Chrome Headless 140.0.0.0 (Linux 0.0.0) App FAILED';
  const mac = 'Chrome Headless 141.0.0.0 (Mac OS 10.15.7) App FAILED';
  expect(comparable(mac)).toBe(comparable(linux));
  expect(comparable(mac)).not.toBe(comparable(mac.replace('App', 'Shop')));
});

test('names and messages count', () => {
  expect(comparable(first.replace('main-', 'app-'))).not.toBe(comparable(first));
  expect(comparable(first.replace('complete', 'failed'))).not.toBe(comparable(first));
  expect(comparable(`${first}\nCREATE app.ts`)).not.toBe(comparable(first));
});
