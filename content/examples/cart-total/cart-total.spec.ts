import { expect, test } from '@playwright/test';

test('the total follows the products and the delivery', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('0 products, total 0 euros');

  await page.getByRole('button', { name: 'Add Apples' }).click();
  await page.getByRole('button', { name: 'Add Cheese' }).click();
  await expect(status).toHaveText('2 products, total 11 euros');

  await page.getByRole('checkbox', { name: 'Express delivery' }).check();
  await expect(status).toHaveText('2 products, total 16 euros');

  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await expect(status).toHaveText('0 products, total 0 euros');
});

test('the effect keeps the page title in step', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('0 euros | Corner shop');

  await page.getByRole('button', { name: 'Add Bread' }).click();
  await expect(page).toHaveTitle('4 euros | Corner shop');
});
