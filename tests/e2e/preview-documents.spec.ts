import { expect, test } from '@playwright/test';
import { previewsIn } from '../../src/examples/index.ts';
import { addresses } from './support/addresses.ts';
import { built, publishedPages } from './support/built-site.ts';
import { runningExamples } from './support/running-examples.ts';

/** Every running example that an article shows. */
const shown = new Set(publishedPages.flatMap(({ file }) => previewsIn(built.text(file))));

test('the site has the examples that articles show, and no others', () => {
  expect([...shown].sort()).toEqual(runningExamples);
});

test('search engines do not index examples, and no sitemap lists them', async ({ request }) => {
  for (const { file } of built.runningExamples) {
    expect(built.text(file), file).toContain('<meta name="robots" content="noindex">');
  }
  expect(built.runningExamples).toHaveLength(shown.size);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  expect(sitemap).toContain(addresses.overview);
  expect(sitemap).not.toContain('/examples/');
});

test('the policy of each example allows files of its own site only', () => {
  for (const { file } of built.runningExamples) {
    const [policy = ''] =
      built.text(file).match(/(?<=content-security-policy" content=")[^"]+/) ?? [];
    expect(policy.split('; '), file).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'"]),
    );
  }
});
