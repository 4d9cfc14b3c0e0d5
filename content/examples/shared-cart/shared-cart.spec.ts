import { expect, test } from '@playwright/test';

test('shelf and summary share the cart', async ({ page }) => {
  await page.goto('/');
  const summary = page.getByRole('status');
  await expect(summary).toHaveText('0 products, total 0 euros');

  await page.getByRole('button', { name: 'Add Bread' }).click();
  await page.getByRole('button', { name: 'Add Cheese' }).click();

  await expect(summary).toHaveText('2 products, total 14 euros');
});
