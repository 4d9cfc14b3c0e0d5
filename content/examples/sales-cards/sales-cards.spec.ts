import { expect, test } from '@playwright/test';

test('cards follow the counter and raise the alarm', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('– sold')).toHaveCount(2);
  const update = page.getByRole('button', { name: 'Update the sales' });

  await update.click();
  await expect(page.getByText('27 sold')).toHaveCount(2);
  await expect(page.getByText('Order more Cheese')).toBeHidden();

  await update.click();
  await update.click();
  await expect(page.getByText('Order more Cheese')).toBeVisible();
  await expect(page.getByText('Order more Apples')).toBeVisible();
});

test('a watched product stops listening', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Listeners: 2');

  await page.getByRole('button', { name: 'Compare products' }).click();
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeFocused();
  await page.getByLabel('Product').fill('Oranges');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(status).toHaveText('Listeners: 3');

  await page.getByRole('button', { name: 'Update the sales' }).click();
  await expect(page.getByRole('listitem')).toHaveText('Oranges: 28 sold');

  await page.getByRole('button', { name: 'Close comparison' }).click();
  await expect(status).toHaveText('Listeners: 2');
});

test('a product is not watched without an injection context', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Compare products' }).click();
  await page.getByLabel('Product').fill('Oranges');
  await page.getByRole('button', { name: 'Watch without a context' }).click();

  await expect(page.getByRole('alert')).toContainText(
    'NG0203: injectSales() can only be used within an injection context',
  );
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Listeners: 2');

  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeEmpty();
});
