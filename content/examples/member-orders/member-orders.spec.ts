import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('an expired token is refreshed once for two requests', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Load orders' }).click();
  await page.getByRole('button', { name: 'Load categories' }).click();
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(
    page.getByText('Orders: Order 81: Teapot, Order 82: Tea cup'),
  ).toBeVisible();
  await expect(page.getByText('Categories: Tea, Coffee')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Ready');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'refresh' }),
  ).toHaveCount(1);
  await expect(page.getByRole('listitem')).toHaveCount(5);
});

test('categories are loaded once, orders each time', async ({ page }) => {
  const categories = page.getByRole('button', { name: 'Load categories' });
  await categories.click();
  await expect(page.getByText('Categories: Tea, Coffee')).toBeVisible();
  await categories.click();
  await page.getByRole('button', { name: 'Load orders' }).click();
  await expect(page.getByRole('listitem')).toHaveText([
    'GET /api/categories: 401',
    'POST /api/refresh: 200',
    'GET /api/categories: 200',
    'GET /api/orders: 200',
  ]);
});

test('a token that expires later is refreshed again', async ({ page }) => {
  const orders = page.getByRole('button', { name: 'Load orders' });
  await orders.click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Let the token expire' }).click();
  await orders.click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'refresh' }),
  ).toHaveCount(2);
});
