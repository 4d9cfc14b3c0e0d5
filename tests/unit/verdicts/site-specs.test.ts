import { expect, test } from 'vitest';
import { askersOf } from '../../../scripts/verdicts/site-specs.ts';

const spans = [
  { file: 'a.spec.ts', start: 100, end: 200 },
  { file: 'b.spec.ts', start: 300, end: 400 },
];

test.each([
  ['before the first test', 50, ['a.spec.ts']],
  ['during a test', 150, ['a.spec.ts']],
  ['at the end of a test', 200, ['a.spec.ts']],
  ['between two tests', 250, ['a.spec.ts', 'b.spec.ts']],
  ['after the last test', 500, ['b.spec.ts']],
])('a request %s belongs to those who may have made it', (_, time, files) => {
  expect(askersOf({ time, address: '/' }, spans)).toEqual(files);
});
