import { expect, test } from '@playwright/test';

test('the search shows products after a pause in typing', async ({ page }) => {
  await page.goto('/');
  const products = page
    .getByRole('list', { name: 'Products' })
    .getByRole('listitem');
  await page.getByLabel('Search products').pressSequentially('mug');
  await expect(products).toHaveText(['Blue mug', 'Red mug']);

  await page.getByLabel('Search products').fill('');
  await expect(products).toHaveCount(0);
});

test('the status of the order follows the feed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Order' }).click();
  const status = page.getByRole('status');
  await expect(status).toHaveText('Your order: loading');
  await expect(status).toHaveText('Your order: ordered');
  await expect(status).toHaveText('Your order: shipped');
});
