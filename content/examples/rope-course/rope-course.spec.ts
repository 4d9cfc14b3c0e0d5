import { expect, type Page, test } from '@playwright/test';

const go = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();
const course = (page: Page) => page.getByRole('heading', { level: 1 });
const last = (page: Page) => page.getByRole('status');

test('a text keeps what is left of the address', async ({ page }) => {
  await page.goto('/');
  await go(page, '/ropes/high?group=6');
  await expect(course(page)).toHaveText('The high course');
  await expect(page.getByText('For a group of 6')).toBeVisible();
  await expect(last(page)).toHaveText(
    '/ropes/high?group=6 → /courses/high?group=6',
  );
});

test('a redirect leads to a redirect in the list below', async ({ page }) => {
  await page.goto('/');
  await go(page, '/ropes');
  await expect(last(page)).toHaveText('/ropes → /courses/low');
});

test('a function translates query parameters', async ({ page }) => {
  await page.goto('/');
  await go(page, '/course.php?name=high&group=4');
  await expect(course(page)).toHaveText('The high course');
  await expect(last(page)).toContainText(
    '→ /courses/high?group=4&from=old-site',
  );
});

test('a promise decides by the weather', async ({ page }) => {
  await page.goto('/');
  await go(page, '/today');
  await expect(last(page)).toHaveText('/today → /courses/high');
  await page.getByLabel('It is windy today').check();
  await go(page, '/today');
  await expect(last(page)).toHaveText('/today → /courses/low');
});
