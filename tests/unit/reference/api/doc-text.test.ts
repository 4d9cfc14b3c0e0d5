import { describe, expect, test } from 'vitest';
import { cleanText, leftovers } from '../../../../src/reference/api/doc-text.ts';

describe('cleanText', () => {
  test('drops a placeholder for an example with the sentence that announces it', () => {
    expect(
      cleanText(
        'Works anywhere. The following shows how:\n\n{@example a/b.ts region="c"}\n\nNext.',
      ),
    ).toBe('Works anywhere.\n\nNext.');
  });

  test('keeps a sentence before a placeholder that says more than that an example comes', () => {
    expect(cleanText('A token may be optional:\n{@example a/b.ts}')).toBe(
      'A token may be optional.',
    );
  });

  test('keeps the paragraph before a placeholder that it does not announce', () => {
    expect(cleanText('Works anywhere.\n\n{@example a/b.ts}')).toBe('Works anywhere.');
  });

  test('drops a heading that has nothing left below it, and keeps those that have', () => {
    expect(cleanText('## One\n\n{@example a.ts}\n\n## Two\n\n### Three\n\nText.')).toBe(
      '## Two\n\n### Three\n\nText.',
    );
  });

  test('brings a link that is broken over lines on one line', () => {
    expect(cleanText('See {@link Router#navigate\n the method}.')).toBe(
      'See {@link Router#navigate the method}.',
    );
  });

  test('replaces escapes in code, where Markdown does not', () => {
    expect(cleanText('`&lt;a&gt;` and &lt;b&gt;\n\n```html\n<p>&#64;if</p>\n```')).toBe(
      '`<a>` and &lt;b&gt;\n\n```html\n<p>@if</p>\n```',
    );
  });

  test('leaves an entity of Angular templates alone', () => {
    expect(cleanText('Write `&ngsp;`.')).toBe('Write `&ngsp;`.');
  });
});

describe('leftovers', () => {
  test.each([
    ['Text {@inheritDoc Other}', '{@inheritDoc'],
    ['Ends with @publicApi', '@publicApi'],
    ['Escaped &#64;', '&#64;'],
  ])('finds what is left in “%s”', (text, left) => {
    expect(leftovers(text)).toEqual([`“${left}” is left in a text`]);
  });

  test('allows tags in code and links', () => {
    expect(
      leftovers('See `@publicApi`, {@link Router} and\n```ts\n/** @deprecated */\n```'),
    ).toEqual([]);
  });
});
