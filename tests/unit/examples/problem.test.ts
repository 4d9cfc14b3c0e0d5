import { expect, test } from 'vitest';
import { byPlace } from '../../../src/examples/problem.ts';

const at = (file: string, line: number, column = 1) => ({
  ...{ file, line, column },
  ...{ code: 'NG8002', message: '' },
});

test('problems are sorted by file, line and column, the same on every machine', () => {
  // A locale would put the small letter first.
  const sorted = [at('b.ts', 1), at('a.ts', 10), at('B.ts', 1), at('a.ts', 9, 2), at('a.ts', 9)];
  expect(sorted.sort(byPlace).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(
    ['B.ts:1:1', 'a.ts:9:1', 'a.ts:9:2', 'a.ts:10:1', 'b.ts:1:1'],
  );
});
