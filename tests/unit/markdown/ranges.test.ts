import { describe, expect, test } from 'vitest';
import {
  formatRanges,
  includesLine,
  joinRanges,
  parseRanges,
} from '../../../src/markdown/examples/ranges.ts';

describe('parseRanges', () => {
  test.each([
    ['[3,10]', [[3, 10]]],
    [
      '[[3,7], 9]',
      [
        [3, 7],
        [9, 9],
      ],
    ],
    [
      '[1,2,4]',
      [
        [1, 2],
        [4, 4],
      ],
    ],
    [
      '[[1,2],[5,6]]',
      [
        [1, 2],
        [5, 6],
      ],
    ],
    ['[7]', [[7, 7]]],
    ['4', [[4, 4]]],
    [
      '[9,1,[2,3]]',
      [
        [1, 3],
        [9, 9],
      ],
    ],
    ['[[1,4],[3,6]]', [[1, 6]]],
  ])('%s', (text, expected) => {
    expect(parseRanges(text)).toEqual(expected);
  });

  test.each([
    '',
    '[]',
    '[10,3]',
    '[0,2]',
    '[[1,2,3]]',
    '["1"]',
    '[1.5]',
    '1-3',
    '{"a":1}',
    '[[1],2]',
  ])('refuses %j', (text) => {
    expect(parseRanges(text)).toBeUndefined();
  });
});

test('ranges that overlap or touch are one', () => {
  expect(
    joinRanges([
      [5, 6],
      [1, 2],
      [3, 3],
      [6, 9],
    ]),
  ).toEqual([
    [1, 3],
    [5, 9],
  ]);
});

test('both ends of a range belong to it', () => {
  const ranges = [[2, 4]] as const;
  expect([1, 2, 3, 4, 5].filter((line) => includesLine(ranges, line))).toEqual([2, 3, 4]);
});

test('ranges are written as a fence has them', () => {
  expect(
    formatRanges([
      [1, 1],
      [3, 5],
    ]),
  ).toBe('1,3-5');
});
