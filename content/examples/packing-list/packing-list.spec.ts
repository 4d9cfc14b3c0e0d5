import { expect, test } from '@playwright/test';

test('an order is handed over when its items are packed', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('app-order-card').filter({ hasText: 'Ada' });
  const handOver = card.getByRole('button', { name: 'Hand over' });
  await expect(card).toContainText('Due 14 Apr');
  await expect(card).toContainText('€118');
  await expect(handOver).toBeDisabled();

  await card.getByRole('checkbox', { name: 'Tea pot' }).check();
  await expect(handOver).toBeDisabled();
  await card.getByRole('checkbox', { name: 'Six cups' }).check();
  await handOver.click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Order of Max',
  ]);
});

test('an empty list says so', async ({ page }) => {
  await page.goto('/');
  for (const box of await page.getByRole('checkbox').all()) {
    await box.check();
  }
  const handOver = page.getByRole('button', { name: 'Hand over' });
  await handOver.first().click();
  await handOver.first().click();
  await expect(page.getByRole('status')).toHaveText(
    'All orders are on their way.',
  );
});
