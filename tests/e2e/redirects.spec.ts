import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dist, root } from '../../scripts/lib/paths.mjs';
import { legacyRedirects, siteRedirects } from '../../src/redirects/index.ts';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { built } from './support/built-site.ts';
import { heading } from './support/shell.ts';

const { active, waiting } = siteRedirects(root);

const pathOf = (address: string) => address.replace(/#.*$/, '');

test('every rule is either active, or waits for its page', () => {
  const sorted = [...active, ...waiting].map(({ from }) => from).toSorted();
  expect(sorted).toEqual(Object.keys(legacyRedirects).toSorted());
  expect(active.length).toBeGreaterThan(0);
});

test('no target is an old address itself', () => {
  const targets = [...active, ...waiting].map(({ to }) => pathOf(to));
  expect(targets.filter((target) => target in legacyRedirects)).toEqual([]);
});

for (const { from, to } of active) {
  test.describe(from, () => {
    test(`forwards to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeVisible();
    });

    test("keeps the reader's query and fragment", async ({ page }) => {
      await page.goto(`${from}?from=mail#own-place`);
      await expect(page).toHaveURL(`${pathOf(to)}?from=mail#own-place`);
    });

    test('leaves no entry in the history', async ({ page }) => {
      await page.goto(addresses.home);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL(addresses.home);
    });

    test('names the new address to search engines', async ({ request }) => {
      const html = await (await request.get(from)).text();
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${pathOf(to)}">`);
      expect(html).toContain('<meta name="robots" content="noindex">');
    });

    test('names a heading that its page has', () => {
      const file = built.fileAt(pathOf(to));
      const fragment = to.slice(pathOf(to).length + 1);
      expect(file).toBeDefined();
      if (fragment) expect(built.page(file ?? '')?.ids).toContain(fragment);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`forwards to ${to}`, async ({ page }) => {
        // The refresh may begin while the old page still loads.
        await page.goto(from, { waitUntil: 'commit' });
        await expect(page).toHaveURL(to);
      });
    });
  });
}

test('a rule that waits has no page', async ({ request }) => {
  for (const { from } of waiting) {
    expect((await request.get(from)).status(), from).toBe(404);
  }
});

test('the rules for hosts agree with the pages, and with each other', () => {
  const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');
  const rules = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const expected = active.map(({ from, to }) => ({ from, to }));
  const hosted = rules(read('_redirects')).map((line) => {
    const [from, to, status] = line.split(/\s+/);
    expect(status).toBe('301');
    return { from, to };
  });
  const nginx = rules(read('nginx-redirects.map')).map((line) => {
    const [, from, to] = /^"([^"]+)" "([^"]+)";$/.exec(line) ?? [];
    return { from, to };
  });
  expect(hosted).toEqual(expected);
  expect(nginx).toEqual(expected);
  const forwarding = built.pages.filter(({ forwards }) => forwards).map(({ route }) => route);
  expect(forwarding.toSorted()).toEqual(expected.map(({ from }) => from).toSorted());
});

test('a link to an old address arrives as well', async ({ page }) => {
  await page.goto(addresses.installation);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs', textContent: 'Old' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Old' }).click();
  await expect(page).toHaveURL(addresses.overview);
  await page.goBack();
  await expect(page).toHaveURL(addresses.installation);
});
