import { expect, test } from 'vitest';
import { AuthorError, formatPlace, nearest } from '../../../src/authoring/index.ts';

const error = new AuthorError({
  message: 'Callout needs a title.',
  hint: '<Callout title="…">',
  file: 'content/docs/a.mdx',
  line: 4,
  column: 1,
});

test('an author error prints its place, the problem and the correction', () => {
  const report = 'content/docs/a.mdx:4:1\nCallout needs a title.\n<Callout title="…">';
  expect(String(error)).toBe(report);
  expect(error.stack).toContain(`AuthorError: ${report}`);
});

test('an author error gives the build tools their parts separately', () => {
  expect(error.message).toBe('Callout needs a title.');
  expect(error.hint).toBe('<Callout title="…">');
  expect(error.loc).toEqual({ file: 'content/docs/a.mdx', line: 4, column: 1 });
});

test('a place can be filled in later and never replaces a known part', () => {
  const without = new AuthorError({ message: 'No.', line: 7 });
  expect(String(without.at({ file: 'a.mdx', line: 1, column: 3 }))).toBe('a.mdx:7:3\nNo.');
  expect(formatPlace({ file: 'a.mdx', column: 3 })).toBe('a.mdx');
});

test.each([
  ['importnat', ['helpful', 'important', 'critical'], 'important'],
  ['Cardgrid', ['CardGrid', 'Card'], 'CardGrid'],
  ['htlm', ['css', 'html'], 'html'],
  ['tss', ['css', 'ts', 'tsx'], 'ts'],
  ['zebra', ['helpful', 'important'], undefined],
])('the nearest name to %s', (wanted, known, expected) => {
  expect(nearest(wanted, known)).toBe(expected);
});
