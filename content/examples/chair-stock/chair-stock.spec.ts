import { expect, test } from '@playwright/test';

test('the advice follows the stock', async ({ page }) => {
  await page.goto('/');
  const stock = page.getByRole('slider', { name: 'Stock' });
  await expect(page.getByText('Nothing to do.')).toBeVisible();

  await stock.fill('40');
  await expect(page.getByText('Order more chairs.')).toHaveClass(/scarce/);
  await expect(page.getByRole('button', { name: 'Sale' })).toBeDisabled();

  await stock.fill('92');
  await expect(page.getByText('Start a sale.')).toHaveClass(/plenty.*urgent/);
});

test('the sale starts', async ({ page }) => {
  await page.goto('/');
  const sale = page.getByRole('button', { name: 'Sale' });
  await sale.click();
  await expect(sale).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('cell', { name: 'running' })).toBeVisible();
});
