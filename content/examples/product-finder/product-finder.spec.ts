import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveText(['Teapot', 'Tea cup']);
});

test('another text loads other products', async ({ page }) => {
  const find = page.getByRole('searchbox', { name: 'Find' });
  await find.fill('cup');
  await expect(page.getByRole('listitem')).toHaveText([
    'Tea cup',
    'Coffee cup',
  ]);
  await find.fill('xyz');
  await expect(page.getByRole('listitem')).toHaveText(['Nothing found']);
});

test('a short text loads nothing', async ({ page }) => {
  await page.getByRole('searchbox').fill('te');
  await expect(page.getByRole('status')).toHaveText('idle');
  await expect(page.getByText('Type at least three letters.')).toBeVisible();
});

test('a failure and a wrong body are shown', async ({ page }) => {
  await page.getByRole('searchbox').fill('fail');
  await expect(page.getByRole('alert')).toContainText('Http failure response');
  await page.getByRole('searchbox').fill('odd');
  await expect(page.getByRole('alert')).toHaveText(
    'The response is not a list of products.',
  );
});

test('Reload keeps the products while it loads', async ({ page }) => {
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('status')).toHaveText('reloading');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('resolved');
});
