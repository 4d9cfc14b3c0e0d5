import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { holdScript } from '../support/network.ts';

const rows = (page: Page) => page.locator('.api-row:visible');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name' });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });
const type = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true });

test('the list has all modules by name, without what is deprecated', async ({ page }) => {
  await page.goto('/api');
  await expect(
    page.getByRole('heading', { level: 2, name: 'common/http', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'HttpClient', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'NgForOf' })).toBeHidden();
  await expect(chip(page, 'Deprecated')).toHaveAttribute('aria-pressed', 'false');
  const names = await page.locator('.api-group:visible h2').allTextContents();
  expect(names.at(-1)?.trim()).toBe('window.ng globals');
});

test('text narrows the list and stands in the address', async ({ page }) => {
  await page.goto('/api');
  await field(page).fill('CurrencyP');
  await expect(rows(page)).toHaveText([/CurrencyPipe/]);
  await expect(page).toHaveURL('/api?query=CurrencyP');
  await expect(page.locator('.api-list').getByRole('status')).toHaveText('1 entry');
  await field(page).fill('');
  await expect(page).toHaveURL('/api');
});

test('a type is a single choice, and pressing it again clears it', async ({ page }) => {
  await page.goto('/api');
  await type(page, 'Pipe').click();
  await expect(page).toHaveURL('/api?type=pipe');
  await type(page, 'Enum').click();
  await expect(page).toHaveURL('/api?type=enum');
  await expect(type(page, 'Pipe')).toHaveAttribute('aria-pressed', 'false');
  await expect(type(page, 'Enum')).toHaveAttribute('aria-pressed', 'true');
  await type(page, 'Enum').click();
  await expect(page).toHaveURL('/api');
});

test('marks are chosen one by one; none of them shows nothing', async ({ page }) => {
  await page.goto('/api');
  await chip(page, 'Deprecated').click();
  await expect(page).toHaveURL('/api?status=15');
  await expect(page.getByRole('link', { name: 'NgForOf', exact: true })).toBeVisible();
  for (const name of ['Stable', 'Developer preview', 'Experimental', 'Deprecated']) {
    await chip(page, name).click();
  }
  await expect(page).toHaveURL('/api?status=0');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('No API items found.')).toBeVisible();
});

test('an address brings all three filters back, without a touch', async ({ page }) => {
  await page.goto('/api?status=8&type=pipe&query=a');
  await expect(type(page, 'Pipe')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Stable')).toHaveAttribute('aria-pressed', 'false');
  await expect(field(page)).toHaveValue('a');
  await expect(rows(page)).toHaveCount(0);
  await chip(page, 'Stable').click();
  await expect(page.getByRole('link', { name: 'DatePipe', exact: true })).toBeVisible();
});

test('links to groups keep the filters', async ({ page }) => {
  await page.goto('/api?type=pipe');
  const link = page.locator('.api-group:visible .api-group-link').first();
  await expect(link).toHaveAttribute('href', '/api?type=pipe#common');
});

test('filters are still there after coming back from an entry', async ({ page }) => {
  await page.goto('/api');
  await field(page).fill('HttpXsrf');
  await page.getByRole('link', { name: 'HttpXsrfTokenExtractor' }).click();
  await expect(page).toHaveURL('/api/common/http/HttpXsrfTokenExtractor');
  await page.goBack();
  await expect(page).toHaveURL('/api?query=HttpXsrf');
  await expect(field(page)).toHaveValue('HttpXsrf');
  await field(page).fill('DatePipe');
  await expect(rows(page).first()).toContainText('DatePipe');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry is there as a link, and there are no controls', async ({ page }) => {
    await page.goto('/api');
    expect(await page.locator('.api-row:visible a').count()).toBeGreaterThanOrEqual(926);
    await expect(page.locator('.api-filter')).toBeHidden();
    await page.getByRole('link', { name: 'NgForOf', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NgForOf');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api?status=15');
    await expect(chip(page, 'Deprecated')).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(page)).toEqual([]);
  });
}

test('the field has the focus when the browser is idle, where there is a mouse', async ({
  page,
}) => {
  await page.goto('/api');
  await expect(field(page)).toBeFocused();
  await page.goto('/api#router');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(field(page)).not.toBeFocused();
});

test('an address with filters shows nothing unfiltered, and an empty status is none', async ({
  page,
}) => {
  const script = await holdScript(page, 'filter');
  await page.goto('/api?query=CurrencyP&status=');
  await expect(field(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  script.open();
  await expect(rows(page)).toHaveText([/CurrencyPipe/]);
});

test('a shortened address leads to the module', async ({ page }) => {
  await page.goto('/api/common/http');
  await expect(page).toHaveURL('/api#common-http');
  await expect(page.getByRole('heading', { name: 'common/http', exact: true })).toBeInViewport();
});
