import { expect, test } from '@playwright/test';

test('each expression shows its result', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('definition')).toHaveText([
    '2000 g, 4 bags',
    'on sale',
    'no order',
    'Shop closed, delivery open',
    'ready',
    'red',
    'number, false',
    '0',
  ]);
});

test('the results follow the state', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Apples in stock, in kilograms').fill('1.5');
  await page.getByRole('button', { name: 'Take an order' }).click();

  await expect(page.getByText('must wait')).toBeVisible();
  await expect(page.getByText('Mara Bell')).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('1');

  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('no order')).toBeVisible();
});
