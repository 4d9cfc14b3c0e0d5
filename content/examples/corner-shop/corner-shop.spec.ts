import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a product goes into the cart and out again', async ({ page }) => {
  const status = page.getByRole('status').first();
  await page.getByRole('button', { name: 'Add Mug' }).click();
  await page.getByRole('button', { name: 'Add Teapot' }).click();
  await expect(status).toHaveText('2 items, 40 euros');
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await expect(status).toHaveText('0 items, 0 euros');
});

test('a product that is sold out cannot be added', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Add Tray' })).toBeDisabled();
});

test('the search leaves what it finds', async ({ page }) => {
  await page.getByLabel('Search').fill('tea');
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveText([
    'Add Teapot',
  ]);
});

test('the order is confirmed, and the reviews are shown', async ({ page }) => {
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  await page.getByRole('button', { name: 'Show reviews' }).click();
  await expect(page.getByText('Keeps the tea warm.')).toBeVisible();
});
