import { expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import {
  buildNavigation,
  type NavigationEntry,
  publishedRoutes,
  readNavigationItems,
} from '../../src/navigation/index.ts';
import { addresses } from './support/addresses.ts';
import { docsSidebar } from './support/shell.ts';

const navigation = buildNavigation(readNavigationItems(root), publishedRoutes(root));

/** What the first slide of the docs shows below its headers. */
const rows = navigation.trees.docs.flatMap(({ children }) => children);

/** Rows by position: one label may begin like another. */
const row = (page: Page, entry: NavigationEntry) =>
  docsSidebar(page).locator('.slide').first().getByRole('listitem').nth(rows.indexOf(entry));

test.beforeEach(async ({ page }) => {
  await page.goto(addresses.overview);
});

test('groups are headers, which can not be pressed', async ({ page }) => {
  for (const { label } of navigation.trees.docs) {
    const header = docsSidebar(page).locator('.slide-header').filter({ hasText: label });
    await expect(header).toBeVisible();
    await expect(header.locator('a, button')).toHaveCount(0);
  }
});

test('entries stand in the order of the navigation data', async ({ page }) => {
  const labels = docsSidebar(page).getByRole('listitem').locator('.row-link > span:first-child');
  await expect(labels).toContainText(rows.map(({ label }) => label));
  await expect(labels).toHaveCount(rows.length);
});

test('exactly the current page is marked, whatever the query', async ({ page }) => {
  for (const query of ['', '?from=mail']) {
    await page.goto(addresses.installation + query);
    const current = docsSidebar(page).locator('[aria-current]');
    await expect(current).toHaveText('Installation');
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
});

test('a control is drawn active while the page lies beneath it', async ({ page }) => {
  const control = docsSidebar(page).getByRole('button', { name: 'Expand Essentials' });
  const colour = () => control.evaluate((element) => getComputedStyle(element).color);
  const inactive = await colour();
  await page.goto(addresses.signals);
  await docsSidebar(page).getByRole('button', { name: 'Back from Essentials' }).click();
  await expect(control).toBeInViewport();
  await page.mouse.move(900, 400);
  await expect.poll(colour).not.toBe(inactive);
});

/** Entries without any page beneath; once everything is written there are none. */
const unwritten = navigation
  .routesRemaining()
  .filter(({ tree }) => tree === 'docs')
  .map(({ path }) => path);

for (const entry of rows.filter(({ path }) => path && unwritten.includes(path)).slice(0, 4)) {
  test(`"${entry.label}" has no page yet and is plain text`, async ({ page }) => {
    await expect(row(page, entry)).toBeVisible();
    await expect(row(page, entry).locator('a, button, [tabindex]')).toHaveCount(0);
  });
}

for (const entry of [...navigation.trees.docs, ...rows].filter(({ status }) => status)) {
  test(`"${entry.label}" bears the tag ${entry.status}`, async ({ page }) => {
    const tagged = docsSidebar(page)
      .locator('.slide-header, .row')
      .filter({ hasText: entry.label });
    const text = entry.status === 'new' ? 'New' : 'Updated';
    await expect(tagged.first().getByText(text, { exact: true })).toBeVisible();
  });
}

for (const entry of rows.filter(({ url }) => url)) {
  test(`"${entry.label}" leads to another site, in a tab of its own`, async ({ page }) => {
    const link = row(page, entry).getByRole('link');
    await expect(link).toHaveAttribute('href', entry.url ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(`${entry.label} (opens in a new tab)`);
    await expect(link.locator('svg')).toBeVisible();
  });
}
