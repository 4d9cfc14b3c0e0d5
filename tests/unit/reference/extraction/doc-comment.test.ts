import { describe, expect, test } from 'vitest';
import { parseDocComment } from '../../../../src/reference/extraction/doc-comment.ts';

const comment = (...lines: string[]): string =>
  ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');

describe('parseDocComment', () => {
  test('splits a comment into its text and its tags', () => {
    expect(
      parseDocComment(comment('First.', '', 'Second.', '', '@param a one', 'more', '@publicApi')),
    ).toEqual({
      text: 'First.\n\nSecond.',
      tags: [
        { name: 'param', use: 'parameter', text: 'a one\nmore' },
        { name: 'publicApi', use: 'stability', text: '' },
      ],
      unknown: [],
    });
  });

  test('reads a comment on one line', () => {
    expect(parseDocComment('/** @deprecated as of v6 */').tags).toEqual([
      { name: 'deprecated', use: 'deprecated', text: 'as of v6' },
    ]);
  });

  test('takes decorators and blocks for text, in fences and outside', () => {
    const lines = [
      '```ts',
      '@deprecated',
      '@Component({})',
      '```',
      '',
      '@if (open) {',
      '@Input() a',
    ];
    expect(parseDocComment(comment(...lines))).toEqual({
      text: lines.join('\n'),
      tags: [],
      unknown: [],
    });
  });

  test('takes a package name at the start of a line for text', () => {
    expect(parseDocComment(comment('from', '@angular/core and more')).text).toBe(
      'from\n@angular/core and more',
    );
  });

  test('ends a fence that is not closed at the next tag', () => {
    expect(parseDocComment(comment('```ts', 'const a = 1;', '', '@publicApi'))).toMatchObject({
      text: '```ts\nconst a = 1;\n\n```',
      tags: [{ name: 'publicApi' }],
    });
  });

  test('names tags that it does not know', () => {
    expect(parseDocComment(comment('@searchKeyword a')).unknown).toEqual(['searchKeyword']);
  });

  test('moves indented lines of a tag to the left, and keeps what is indented further', () => {
    const { tags } = parseDocComment(comment('@returns a list:', '    - one', '      - inner'));
    expect(tags[0]?.text).toBe('a list:\n- one\n  - inner');
  });
});
