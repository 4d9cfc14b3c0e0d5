import { expect, test } from 'vitest';
import { pathOfInput } from '../../../src/islands/workspace/preview/path-of-input.ts';

test.each([
  ['/birds', '/birds'],
  ['birds?sort=name', '/birds?sort=name'],
  [' /birds ', '/birds'],
  ['', '/'],
  ['?sort=name', '?sort=name'],
  ['#top', '#top'],
  ['http://preview.example/birds#top', '/birds#top'],
  ['//evil.example/birds', '/evil.example/birds'],
  ['http://[', '/http://['],
])('%j means %j', (input, path) => {
  expect(pathOfInput(input)).toBe(path);
});
