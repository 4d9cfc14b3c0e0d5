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

  test.each([
    ['The following snippet shows how to listen.\n\n{@example a.ts}', ''],
    [
      'Waits for data. The example below binds it. It changes often.\n\n{@example a.ts}',
      'Waits for data.',
    ],
    [
      'Use a label, as shown in the following example. It has a name.\n\n{@example a.ts}',
      'Use a label. It has a name.',
    ],
    [' The following example is one.\n\n{@example a.ts}', ''],
    ['Here is a simple demonstration of it.\n{@example a.ts}', ''],
    ['Works with guards.\n\nUsage {@example a.ts}', 'Works with guards.'],
    [
      "Text.\n\nFor example, let's assume we have `A`\n\n{@example a.ts}\n\nand that it has `B`\n\n{@example b.ts}",
      'Text.',
    ],
    ['Text.\n\n{@example a.ts}\n\nproduces the following:\n\n```html\n<li>\n```', 'Text.'],
    ['{@example a.ts}\n\nThis code has one pipe. It is good.\n\nText.', 'Text.'],
    ['You can see it in the example below.\n\n## Plain\n\n{@example a.ts}', ''],
    [
      'The following examples show more.\n\n### One\n\nThe following example is one.\n\n{@example a.ts}',
      '',
    ],
    ['Text.\n\n<code-example path="a.ts"></code-example>', 'Text.'],
    ['### Examples\n\n#### One\n\n{@example a.ts}\n\n## Two\n\nText.', '## Two\n\nText.'],
    [
      '### Examples\n\nA class has to derive from it.\n\n{@example a.ts}',
      'A class has to derive from it.',
    ],
  ])('leaves nothing of %j that makes no sense without the example', (text, left) => {
    expect(cleanText(text)).toBe(left);
  });

  test('keeps what announces code that is there', () => {
    const text =
      'The following example shows it.\n\n```ts\na();\n```\n\nIn this example, `a` runs.';
    expect(cleanText(text)).toBe(text);
    expect(cleanText(`${text}\n\n## More\n\n{@example a.ts}`)).toBe(text);
  });

  test('keeps the line breaks of a list beside an example', () => {
    expect(cleanText('- One. First.\n- Two.\n  More.\n\n{@example a.ts}')).toBe(
      '- One. First.\n- Two.\n  More.',
    );
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
