import ts from 'typescript';
import { expect, test } from 'vitest';
import { docComment, enumMembers } from '../../../../src/reference/errors/extraction/read-files.ts';

/** Text of the comment of the only member of an enum. */
function commentOf(...lines: string[]): string | undefined {
  const text = ['declare enum Codes {', ...lines, '  ONE = 1', '}'].join('\n');
  const file = ts.createSourceFile('codes.d.ts', text, ts.ScriptTarget.Latest, true);
  const [member] = enumMembers(file, 'Codes');
  return member && docComment(member);
}

test('blocks of templates at the start of a line in an example are no tags', () => {
  expect(
    commentOf(
      '  /**',
      '   * Loaves are sold out:',
      '   *',
      '   * ```angular-html',
      '   * @let left = shelf();',
      '   *',
      '   * @if (left === 0) {',
      '   *   <p>Come back tomorrow</p>',
      '   * }',
      '   * ```',
      '   *',
      '   * That is all.',
      '   */',
    ),
  ).toBe(
    [
      'Loaves are sold out:',
      '',
      '```angular-html',
      '@let left = shelf();',
      '',
      '@if (left === 0) {',
      '  <p>Come back tomorrow</p>',
      '}',
      '```',
      '',
      'That is all.',
    ].join('\n'),
  );
});

test('a block that a line of text begins with is no tag either', () => {
  expect(
    commentOf('  /**', '   * The trigger of', '   * @defer has no placeholder.', '   */'),
  ).toBe('The trigger of\n@defer has no placeholder.');
});

test('the text ends at a tag outside of code', () => {
  expect(commentOf('  /** A loaf.', '   * @deprecated since bread is free', '   */')).toBe(
    'A loaf.',
  );
});

test('a member without a comment, or with nothing but tags, has no text', () => {
  expect(commentOf()).toBeUndefined();
  expect(commentOf('  /** @internal */')).toBeUndefined();
});
