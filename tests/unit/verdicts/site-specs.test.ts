import { expect, test } from 'vitest';
import { askersOf } from '../../../scripts/verdicts/site-specs.ts';

const [one, two] = ['a.spec.ts › one', 'a.spec.ts › two'];
const spans = [
  { test: one, start: 100, end: 200 },
  { test: two, start: 300, end: 400 },
];

test.each([
  ['before the first test', 50, [one]],
  ['during a test', 150, [one]],
  ['at the end of a test', 200, [one]],
  ['between two tests', 250, [one, two]],
  ['after the last test', 500, [two]],
])('a request %s belongs to those who may have made it', (_, time, tests) => {
  expect(askersOf({ time, address: '/' }, spans)).toEqual(tests);
});
