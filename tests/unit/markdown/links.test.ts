import { describe, expect, test } from 'vitest';
import { failure, renderArticle } from './render-article.ts';

const configuration = {
  isPublished: (path: string) =>
    ({ '/overview': true, '/essentials/signals': true, '/guide/forms': false })[path],
  redirectTarget: (path: string) =>
    ({ '/guide/pipes': '/guide/templates/pipes', '/guide/defer': '/guide/templates/defer#x' })[
      path
    ],
  routes: () => ['/overview', '/essentials/signals', '/guide/forms'],
};

const render = async (source: string) => (await renderArticle(source, configuration)).html;

describe('links of an article', () => {
  test('a published page is linked, with its query and fragment', async () => {
    expect(await render('[a](/essentials/signals?x=1#b)')).toBe(
      '<p><a href="/essentials/signals?x=1#b">a</a></p>',
    );
  });

  test('a page that is not written yet is text, markup kept', async () => {
    expect(await render('See [the *forms* guide](/guide/forms#x).')).toBe(
      '<p>See the <em>forms</em> guide.</p>',
    );
  });

  test('an external link opens a tab of its own and says so', async () => {
    expect(await render('[a](https://example.com/)')).toBe(
      '<p><a href="https://example.com/" class="external-link" target="_blank" rel="noopener noreferrer">' +
        'a<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
  });

  test.each(['[a](#b)', '[a](mailto:a@example.com)', '[a](/press/mark.svg)'])(
    '%s is left as it is',
    async (source) => {
      const url = /\((.*)\)/.exec(source)?.[1];
      expect(await render(source)).toBe(`<p><a href="${url}">a</a></p>`);
    },
  );

  test('links by reference are checked like others', async () => {
    expect(await render('[a][x] [b][y]\n\n[x]: /guide/forms\n[y]: /overview')).toBe(
      '<p>a <a href="/overview">b</a></p>',
    );
  });

  test('cards and pills to a page that is not written yet stay without a link', async () => {
    const html = await render(
      '<CardGrid>\n<Card title="Forms" href="/guide/forms">\n[a](/overview)\n</Card>\n</CardGrid>',
    );
    expect(html).toContain('<Card title="Forms">');
    expect(html).toContain('<a href="/overview">');
  });

  test('in a card that is a link there is no other', async () => {
    const html = await render(
      '<CardGrid>\n<Card title="O" href="/overview">\nA [b](https://example.com) c\n</Card>\n</CardGrid>',
    );
    expect(html).toContain('<p>A b c</p>');
  });
});

describe('links that are refused', () => {
  test.each([
    [
      'See [a](/essentials/signal).',
      'content/docs/article.mdx:1:5\nThere is no page at /essentials/signal.\nDid you mean /essentials/signals?',
    ],
    [
      '[a](/zebra)',
      'content/docs/article.mdx:1:1\nThere is no page at /zebra.\nEvery route has a place in the navigation.',
    ],
    [
      '[a](/guide/pipes#b)',
      'content/docs/article.mdx:1:1\n/guide/pipes only redirects.\nLink to its target: /guide/templates/pipes#b',
    ],
    [
      '[a](/guide/defer)',
      'content/docs/article.mdx:1:1\n/guide/defer only redirects.\nLink to its target: /guide/templates/defer#x',
    ],
    [
      '[a](../overview)',
      'content/docs/article.mdx:1:1\n"../overview" is not an absolute path.\nWrite the path from the root of the site: /overview',
    ],
    [
      '[a](/overview/#b)',
      'content/docs/article.mdx:1:1\n/overview/ is not how the route is written.\nLink to /overview#b',
    ],
    [
      '[a](/overview.md)',
      'content/docs/article.mdx:1:1\n/overview.md is not how the route is written.\nLink to /overview',
    ],
    [
      'At http://localhost:4200 it runs.',
      'content/docs/article.mdx:1:4\nExternal links must use https: http://localhost:4200 does not.\nLink to https://localhost:4200, or put the address in backticks.',
    ],
    ['[a]()', 'content/docs/article.mdx:1:1\nThe link has no address.\n[text](/path#fragment)'],
    [
      '<PillRow>\n  <Pill href="/zebra" title="Z" />\n</PillRow>',
      'content/docs/article.mdx:2:9\nThere is no page at /zebra.\nEvery route has a place in the navigation.',
    ],
  ])('%j', async (source, report) => {
    expect(String(await failure(source, configuration))).toBe(report);
  });
});
