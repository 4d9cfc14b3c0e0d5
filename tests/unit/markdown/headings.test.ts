import { describe, expect, test } from 'vitest';
import { failure, renderArticle } from './render-article.ts';

describe('headings of an article', () => {
  test('ids come from the text as the reader sees it', async () => {
    const { headings } = await renderArticle('## `<h1>` query / test\n\n### **Bold** and *more*');
    expect(headings).toEqual([
      { depth: 2, slug: 'h1-query---test', text: '<h1> query / test' },
      { depth: 3, slug: 'bold-and-more', text: 'Bold and more' },
    ]);
  });

  test('repeated headings are numbered, and an id by hand wins', async () => {
    const { headings } = await renderArticle(
      '## Same\n\n## Same\n\n## Other {#same-1}\n\n## Same {# mine }\n\n## Same',
    );
    expect(headings.map(({ slug }) => slug)).toEqual([
      'same',
      'same-2',
      'same-1',
      'mine',
      'same-3',
    ]);
    expect(headings.map(({ text }) => text)).toEqual(['Same', 'Same', 'Other', 'Same', 'Same']);
  });

  test('a heading keeps its older ids, and no other heading gets one of them', async () => {
    const { html, headings } = await renderArticle(
      '## New name {#new-name #old-name #oldest-name}\n\n## Old name',
    );
    expect(headings).toEqual([
      { depth: 2, slug: 'new-name', text: 'New name' },
      { depth: 2, slug: 'old-name-1', text: 'Old name' },
    ]);
    expect(html).toContain(
      '<h2 id="new-name" aria-label="New name"><span id="old-name"></span><span id="oldest-name"></span><a href="#new-name"',
    );
  });

  test('braces in code are code', async () => {
    const { html, headings } = await renderArticle('## The `{#id}` mark\n\n`{#x}` in text');
    expect(headings[0]).toMatchObject({ slug: 'the-id-mark', text: 'The {#id} mark' });
    expect(html).toContain('<code>{#x}</code> in text');
  });

  test('the whole text is a link to the heading, out of the tab order', async () => {
    const { html } = await renderArticle('## Use `input()` well');
    expect(html).toBe(
      '<OnThisPage></OnThisPage>\n' +
        '<h2 id="use-input-well" aria-label="Use input() well">' +
        '<a href="#use-input-well" class="heading-link" tabindex="-1" aria-label="Link to Use input() well">' +
        'Use <code>input()</code> well</a></h2>',
    );
  });

  test('a link in a heading becomes its text', async () => {
    const { html } = await renderArticle('## See [the docs](https://example.com) *now*');
    expect(html).toContain('>See the docs <em>now</em></a></h2>');
    expect(html).not.toContain('example.com');
  });

  test('step titles are headings, card and callout titles are not', async () => {
    const { headings } = await renderArticle(
      [
        '## Do it',
        '<Steps>\n<Step title="First">\nText\n</Step>\n</Steps>',
        '<Callout title="Mind">\nText\n</Callout>',
        '<CardGrid>\n<Card title="Next">\nText\n</Card>\n</CardGrid>',
      ].join('\n\n'),
    );
    expect(headings.map(({ slug }) => slug)).toEqual(['do-it', 'first']);
  });

  test('no heading takes the id of an example', async () => {
    const { headings, html } = await renderArticle(
      '## Example 1\n\n```ts visibleLines="[[1,1]]"\na;\nb;\n```',
    );
    expect(html).toContain('<ExampleViewer id="example-1"');
    expect(headings[0]?.slug).toBe('example-1-1');
  });
});

describe('headings that are refused', () => {
  test.each([
    [
      '# Title',
      'content/docs/article.mdx:1:1\nThe title of the article is its only level-1 heading.\nPut it into the front matter (title: Title), or write:\n## Title',
    ],
    [
      '## A\n\n#### B',
      "content/docs/article.mdx:3:1\nA level-4 heading follows one of level 2; don't skip levels.\n### B",
    ],
    [
      '## ???',
      'content/docs/article.mdx:1:1\nNo id can be made from this heading: it has no letters or digits.\n## ??? {#my-id}',
    ],
    [
      '## A {#x}\n\n## B {#x}',
      'content/docs/article.mdx:3:6\nAnother heading of this article has the id "x".\n{#x-2}',
    ],
    [
      '## A {#a #x}\n\n## B {#b #x}',
      'content/docs/article.mdx:3:6\nAnother heading of this article has the id "x".\n{#x-2}',
    ],
    [
      '## A {#a #a}',
      'content/docs/article.mdx:1:6\nAnother heading of this article has the id "a".\n{#a-2}',
    ],
    [
      '## A {#not an id}',
      'content/docs/article.mdx:1:6\n"not an id" cannot be the id of a heading.\n{#not-an-id}',
    ],
    [
      'Text {#x}',
      'content/docs/article.mdx:1:6\n{#x} is only allowed at the end of a heading.\nWrite it in backticks, or escape the brace: \\{#x\\}',
    ],
    [
      '<h2>A</h2>',
      'content/docs/article.mdx:1:1\n<h2> is not written as HTML.\nWrite `## Heading`.',
    ],
  ])('%j', async (source, report) => {
    expect(String(await failure(source))).toBe(report);
  });
});
