import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { legacyRedirects, siteRedirects } from '../../src/redirects/index.ts';
import { addresses } from './support/addresses.ts';
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

/** All forwarding pages have one form, which the test after these compares: a rule of each kind is followed. */
const followed = [
  active.find(({ to }) => !to.includes('#')),
  active.find(({ to }) => to.includes('#')),
  active.at(-1),
].filter((rule) => rule !== undefined);

for (const { from, to } of new Set(followed)) {
  test(`${from} forwards to ${to}, unless the reader names a place of their own`, async ({
    page,
  }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toBeVisible();
    await page.goto(`${from}?from=mail#own-place`);
    await expect(page).toHaveURL(`${pathOf(to)}?from=mail#own-place`);
  });
}

test('an old address leaves no entry in the history', async ({ page }) => {
  await page.goto(addresses.home);
  await page.goto('/docs');
  await expect(page).toHaveURL(addresses.overview);
  await page.goBack();
  await expect(page).toHaveURL(addresses.home);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address forwards as well', async ({ page }) => {
    // The refresh may begin while the old page still loads.
    await page.goto('/docs', { waitUntil: 'commit' });
    await expect(page).toHaveURL(addresses.overview);
    await expect(heading(page)).toBeVisible();
  });
});

test('a rule that waits has no page', async ({ request }) => {
  for (const { from } of waiting) {
    expect((await request.get(from)).status(), from).toBe(404);
  }
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
