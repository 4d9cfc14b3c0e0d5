import { expect, test } from 'vitest';
import { arrangementOf } from '../../../src/islands/workspace/use-arrangement.ts';

test.each([
  [1330, 800, undefined, 'columns'],
  [914, 740, undefined, 'rows'],
  [899, 629, undefined, 'columns'],
  [879, 640, undefined, 'rows'],
  [585, 520, undefined, 'rows'],
  [951, 550, undefined, 'columns'],
  [800, 500, undefined, 'columns'],
  [650, 519, undefined, 'single'],
  [390, 700, undefined, 'single'],
  [390, 399, undefined, 'small'],
  [320, 200, undefined, 'small'],
  [640, 455, 640, 'columns'],
  [640, 299, 640, 'small'],
])('%d × %d with columns from %s stands in %s', (width, height, columnsFrom, arrangement) => {
  expect(arrangementOf({ width, height }, columnsFrom)).toBe(arrangement);
});
