// #docregion state
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

// #enddocregion state
test('styles of the sleeve stay in the sleeve', async ({ page }) => {
  const jazz = page.getByRole('heading', { name: 'Jazz' });
  const album = page.getByRole('heading', { name: 'Low Tide' });
  await expect(album).toHaveCSS('margin-top', '0px');
  await expect(jazz).not.toHaveCSS('margin-top', '0px');
});

test('the host has states and a theme', async ({ page }) => {
  const sold = page.locator('app-record-sleeve').last();
  await expect(sold).toHaveCSS('border-style', 'dashed');
  await expect(page.getByRole('heading', { name: 'Nine Knots' })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );

  const offer = page.locator('app-record-sleeve.offer');
  await expect(offer).toHaveCSS('border-radius', '0px');
  await expect(sold).toHaveCSS('border-radius', '8px');
});

// #docregion state
test('an ancestor makes the sleeves compact', async ({ page }) => {
  const sleeve = page.locator('app-record-sleeve').first();
  await expect(sleeve).toHaveCSS('padding-top', '16px');
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect(sleeve).toHaveCSS('padding-top', '4px');
});
// #enddocregion state

test('the badge has a shadow tree with a part', async ({ page }) => {
  const badge = page.locator('app-price-badge');
  expect(await badge.evaluate((element) => element.shadowRoot !== null)).toBe(
    true,
  );
  await expect(badge.locator('span')).toHaveCSS('border-style', 'double');
});

test('the notes style inserted markup', async ({ page }) => {
  await expect(page.locator('app-liner-notes em')).toHaveCSS(
    'font-weight',
    '700',
  );
});
