import { describe, expect, test } from 'vitest';
import { AuthorError } from '../../../src/authoring/index.ts';
import { diffLines } from '../../../src/markdown/examples/line-diff.ts';
import { cutRanges, readRegions } from '../../../src/markdown/examples/regions.ts';

const source = `// #docregion whole, first
const a = 1;
  // #enddocregion first
/* eslint-disable no-console */
if (a) {
  // #docregion body
  const b = 2; // eslint-disable-line no-unused-vars

  const c = 3;
  // #enddocregion body
}
/* #docregion css */
d { }
/* #enddocregion css */
// #enddocregion whole
`;

describe('readRegions', () => {
  const { lines, regions } = readRegions(source, 'a.ts');

  test('markers and comments for linters are taken out', () => {
    expect(lines).toEqual([
      'const a = 1;',
      'if (a) {',
      '  const b = 2;',
      '',
      '  const c = 3;',
      '}',
      'd { }',
    ]);
  });

  test('regions are lines of what is left', () => {
    expect(Object.fromEntries(regions)).toEqual({
      first: [[1, 1]],
      body: [[3, 5]],
      css: [[7, 7]],
      whole: [[1, 7]],
    });
  });

  test('the same region may be opened again further down', () => {
    const text =
      '// #docregion a\n1\n// #enddocregion a\n2\n// #docregion a\n3\n// #enddocregion a';
    expect(readRegions(text, 'a.ts').regions.get('a')).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  test('YAML and shell files mark regions with #', () => {
    const text = '# #docregion a\nkey: 1\n# #enddocregion a\n';
    expect(readRegions(text, 'a.yaml').lines).toEqual(['key: 1']);
  });

  test.each([
    [
      '// #docregion a\n1',
      'a.ts:1:1\nThe region "a" is opened and never closed.\nAdd a comment with `#enddocregion a` after the last line of the region.',
    ],
    [
      '1\n  // #enddocregion a',
      'a.ts:2:3\nThe region "a" is closed but was never opened.\nAdd a comment with `#docregion a` above, or remove this one.',
    ],
    [
      '// #docregion a\n// #docregion a\n',
      'a.ts:2:1\nThe region "a" is already open since line 1.\nClose it first with `#enddocregion a`, or give this region another name.',
    ],
    [
      '// #docregion\n',
      'a.ts:1:1\nA region needs a name.\nWrite `#docregion name` and `#enddocregion name`.',
    ],
    [
      'a();  // #docregion a\n',
      'a.ts:1:10\nA region marker is a comment on its own line.\nWrite `// #docregion name`, `/* #docregion name */` or `<!-- #docregion name -->`.',
    ],
  ])('refuses %j', (text, report) => {
    const read = () => readRegions(text, 'a.ts');
    expect(read).toThrow(AuthorError);
    try {
      read();
    } catch (error) {
      expect(String(error)).toBe(report);
    }
  });
});

describe('cutRanges', () => {
  test('the shared indentation goes, the rest stays', () => {
    expect(cutRanges(['{', '    a', '', '      b', '}'], [[2, 4]])).toEqual(['a', '', '  b']);
  });

  test('parts that are apart are set apart, without empty lines at their edges', () => {
    expect(
      cutRanges(
        ['', '  a', '', 'x', '  b'],
        [
          [1, 3],
          [5, 5],
        ],
      ),
    ).toEqual(['a', '', 'b']);
  });
});

test('a comparison keeps removed lines where they stood', () => {
  const diff = diffLines(['a', 'b', 'c'], ['a', 'B', 'c', 'd']);
  expect(diff.lines).toEqual(['a', 'b', 'B', 'c', 'd']);
  expect(diff.removed).toEqual([[2, 2]]);
  expect(diff.added).toEqual([
    [3, 3],
    [5, 5],
  ]);
  expect(diff.position.slice(1)).toEqual([1, 3, 4, 5]);
});
