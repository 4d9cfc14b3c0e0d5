import { expect, test } from 'vitest';
import { difference } from '../../../../src/islands/editor/difference.ts';

/** The second text with the places, marked by `¦`, of those that are marked in the first one. */
function marked(before: string, after: string): string {
  const parts = before.split('¦');
  const { change, placeOf } = difference(parts.join(''), after);
  const text = parts.join('');
  expect(text.slice(0, change.from) + change.insert + text.slice(change.to)).toBe(after);
  const places = parts
    .slice(0, -1)
    .map((_, index) => placeOf(parts.slice(0, index + 1).join('').length));
  return places.toReversed().reduce((now, at) => `${now.slice(0, at)}¦${now.slice(at)}`, after);
}

test.each([
  ['at the end of a line', 'a={b:1}¦\nc=2\n', 'a = { b: 1 };\nc=2\n', 'a = { b: 1 }¦;\nc=2\n'],
  ['inside of a word', 'if(x){wr¦en()}', 'if (x) {\n  wren();\n}\n', 'if (x) {\n  wr¦en();\n}\n'],
  ['before and behind a change', 'o¦ne\n two\nth¦ree', 'one\ntwo\nthree', 'o¦ne\ntwo\nth¦ree'],
  ['at the end of all', 'a={b:1}¦', 'a = { b: 1 };\n', 'a = { b: 1 }¦;\n'],
  ['in what goes', 'one t¦wo three', 'one three', 'one t¦hree'],
  ['in the same text', 'one ¦two', 'one two', 'one ¦two'],
])('a cursor %s stays at its code', (_, before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});
