import { expect, test } from '@playwright/test';

test('each stall has a basket that waits for the next visit', async ({
  page,
}) => {
  await page.goto('/');
  const basket = page.getByRole('status');
  await expect(basket).toHaveText('Basket: empty');
  await page.getByRole('button', { name: 'Pike' }).click();
  await page.getByRole('button', { name: 'Char' }).click();
  await expect(basket).toHaveText('Basket: Pike, Char');

  await page.getByRole('link', { name: 'Flowers' }).click();
  await expect(page).toHaveTitle('Flowers');
  await expect(basket).toHaveText('Basket: empty');
  await page.getByRole('button', { name: 'Poppy' }).click();
  await expect(basket).toHaveText('Basket: Poppy');

  await page.getByRole('link', { name: 'Fish' }).click();
  await expect(page.getByRole('heading')).toHaveText('Fish');
  await expect(basket).toHaveText('Basket: Pike, Char');
});
