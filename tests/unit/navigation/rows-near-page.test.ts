import { expect, test } from 'vitest';
import { rowsNearPage } from '../../../src/navigation/rows-near-page.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);
const near = (row: number, length = 100) => rowsNearPage(list(length), (other) => other === row);

test('a list of 60 rows stays whole', () => {
  expect(near(30, 60)).toEqual({ rows: list(60), before: 0, after: 0 });
});

test('of 61 rows, 41 are brought', () => {
  expect(near(30, 61)).toMatchObject({ before: 10, after: 10 });
  expect(near(30, 61).rows).toHaveLength(41);
});

test('20 rows stand on each side of the page', () => {
  const { rows, before, after } = near(50);
  expect(rows).toEqual(list(41).map((row) => row + 30));
  expect([before, after]).toEqual([30, 29]);
});

test('at the ends of the list there are as many rows', () => {
  expect(near(0)).toMatchObject({ rows: list(41), before: 0, after: 59 });
  expect(near(20)).toMatchObject({ rows: list(41), before: 0, after: 59 });
  expect(near(21)).toMatchObject({ before: 1, after: 58 });
  expect(near(79)).toMatchObject({ before: 59, after: 0 });
  expect(near(99)).toMatchObject({ before: 59, after: 0 });
  expect(near(99).rows).toHaveLength(41);
});

test('without a row of the page the first ones are brought', () => {
  expect(near(-1)).toMatchObject({ rows: list(41), before: 0, after: 59 });
});
