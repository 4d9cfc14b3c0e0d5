import { describe, expect, test } from 'vitest';
import { deprecation, documentation } from '../../../../src/reference/api/documented.ts';
import { Problems } from '../../../../src/reference/api/problems.ts';

const read = (...lines: string[]) =>
  documentation(`/**\n${lines.map((line) => ` * ${line}\n`).join('')} */`, 'a', new Problems());

describe('deprecation', () => {
  test.each([
    ['18.1 Use `b`.', '18.1', 'Use `b`.'],
    ['20.0', '20.0', ''],
    ['v4.0.0 - Should not be public.', '4.0.0', 'Should not be public.'],
    ['as of v6', '6', ''],
    ['from v19.0.0, use `b` instead', '19.0.0', 'use `b` instead'],
    ['since v4. No longer used', '4', 'No longer used'],
    ['Deprecated since v5. Use `b`.', '5', 'Use `b`.'],
    ['in v8, delete after v10.', '8', 'delete after v10.'],
    [
      'Use `b` instead. Intent to remove in v22',
      undefined,
      'Use `b` instead. Intent to remove in v22',
    ],
    ['', undefined, ''],
  ])('reads “%s”', (said, version, reason) => {
    expect(deprecation(said)).toEqual({ version, reason });
  });
});

describe('documentation', () => {
  test('puts the paragraphs of tags behind the description', () => {
    expect(read('First.', '@description', 'Second.', '@remarks', 'Third.').description).toBe(
      'First.\n\nSecond.\n\nThird.',
    );
  });

  test('reads parameters in all their spellings', () => {
    const { parameters } = read(
      '@param a The one.',
      '@param b - The other.',
      '@param {string} c : The third.',
      '@param [d] The fourth.',
      '@param options.e The fifth.',
      '@param empty',
    );
    expect([...parameters]).toEqual([
      ['a', 'The one.'],
      ['b', 'The other.'],
      ['c', 'The third.'],
      ['d', 'The fourth.'],
      ['options.e', 'The fifth.'],
    ]);
  });

  test('takes the mark that warns most, with its version', () => {
    expect(read('@publicApi 17.0', '@experimental 19.2')).toMatchObject({
      stability: 'experimental',
      since: '19.2',
    });
  });

  test('puts what stands after a mark behind the description', () => {
    expect(read('First.', '@publicApi 19.0', '', 'Second.')).toMatchObject({
      description: 'First.\n\nSecond.',
      since: '19.0',
    });
  });

  test('leaves types away that a comment repeats', () => {
    expect(read('@returns {number} How many.', '@throws {RangeError} Too many.')).toMatchObject({
      returns: 'How many.',
      throws: ['Too many.'],
    });
  });

  test.each(['@internal', '@docsPrivate for tools', '@docs-private', '@nodoc', '@private'])(
    'hides what is marked with %s',
    (tag) => {
      expect(read('Text.', tag).isHidden).toBe(true);
    },
  );

  test('reports unknown tags and leftovers with their place', () => {
    const problems = new Problems();
    documentation('/**\n * See {@inheritDoc b}.\n * @searchKeyword c\n */', 'a.d.ts:7', problems);
    expect(() => problems.throwIfAny()).toThrow(
      'The API cannot be extracted:\n' +
        '  a.d.ts:7: the tag “@searchKeyword” is unknown\n' +
        '  a.d.ts:7: “{@inheritDoc” is left in a text',
    );
  });
});
