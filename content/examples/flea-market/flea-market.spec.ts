import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('another article starts with one piece', async ({ page }) => {
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect(page.getByRole('status')).toHaveText('You take 3');

  await page.getByRole('radio', { name: 'Tin soldier' }).check();
  await expect(page.getByText('Left on the table: 12')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('You take 1');
});

test('the quantity stays while there is enough', async ({ page }) => {
  const more = page.getByRole('button', { name: 'One more' });
  for (const quantity of [2, 3, 4, 5]) {
    await more.click();
    await expect(page.getByRole('status')).toHaveText(`You take ${quantity}`);
  }

  const sale = page.getByRole('button', { name: 'Somebody buys two' });
  await sale.click();
  await expect(page.getByText('Left on the table: 6')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('You take 5');

  await sale.click();
  await expect(page.getByRole('status')).toHaveText('You take 4');
  await expect(more).toBeDisabled();
});

test('a table that is sold out leaves nothing to take', async ({ page }) => {
  await page.getByRole('radio', { name: 'Enamel jug' }).check();
  const sale = page.getByRole('button', { name: 'Somebody buys two' });
  await sale.click();
  await sale.click();

  await expect(page.getByRole('status')).toHaveText('You take 0');
  await expect(sale).toBeDisabled();
});
