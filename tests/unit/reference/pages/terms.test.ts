import { describe, expect, test } from 'vitest';
import {
  createProse,
  createReferenceCode,
  type GlossaryEntry,
  linkTerms,
} from '../../../../src/markdown/index.ts';

const entry = (term: string, more: Partial<GlossaryEntry> = {}): GlossaryEntry => ({
  id: term.replaceAll(' ', '-'),
  term,
  forms: [`${term}s`],
  definition: `What a "${term}" is: \`<x>\` & more.`,
  article: '/guide/terms',
  marked: true,
  ...more,
});
const entries = [
  entry('injector'),
  entry('host element', { article: '/api/core/HostPage' }),
  entry('query'),
  entry('view', { marked: false }),
];

/** The texts of a page, rendered one by one and put together, as its components do. */
async function page(route: string, ...texts: readonly string[]): Promise<string> {
  const nothing = {
    resolveSymbol: () => undefined,
    symbols: () => [],
    isPublished: () => undefined,
    redirectTarget: () => undefined,
  };
  const code = await createReferenceCode(() => undefined);
  const render = createProse(nothing, code, () => entries);
  const parts = await Promise.all(texts.map((markdown) => render({ markdown })));
  return linkTerms(parts.join('\n'), route, entries);
}

const link = (id: string, words: string, term = words) =>
  `<a href="/reference/glossary#${id}" class="term" aria-description="What a &#x22;${term}&#x22; is: <x> &#x26; more.">${words}</a>`;

describe('terms on a reference page', () => {
  test('the first use of a page becomes a link, in whichever text it is', async () => {
    expect(await page('/api/core/X', 'An injector.', 'Two injectors and a query.')).toBe(
      `<p>An ${link('injector', 'injector')}.</p>\n<p>Two injectors and a ${link('query', 'query')}.</p>`,
    );
  });

  test('headings, links, code and tables have none', async () => {
    const html = await page(
      '/api/core/X',
      '## An injector\n\n`injector` and [an injector](https://example.org)\n\n| injector |\n|---|\n| query |',
    );
    expect(html).not.toContain('class="term"');
    expect(html).not.toContain('data-term');
  });

  test.each([
    ['the page that explains it', '/api/core/HostPage', 'The host element.'],
    ['a page that it is the title of', '/api/core/injector', 'The injector.'],
    ['a term that articles do not mark', '/api/core/X', 'The view.'],
  ])('%s has none', async (_name, route, text) => {
    expect(await page(route, text)).toBe(`<p>${text}</p>`);
  });

  test('a term that the page links already is not linked again', async () => {
    const before = '<a class="term" href="/reference/glossary#query">query</a>';
    expect(
      linkTerms(`${before} <span data-term="query">query</span>`, '/errors/NG1', entries),
    ).toBe(`${before} query`);
  });
});
