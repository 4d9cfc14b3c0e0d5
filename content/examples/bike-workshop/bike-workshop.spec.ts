import { expect, test } from '@playwright/test';

test('a bike is handed over when its tasks are done', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('app-job-card').filter({ hasText: 'Cargo' });
  const handOver = card.getByRole('button', { name: 'Hand over' });
  await expect(card).toContainText('Due 14 Apr');
  await expect(card).toContainText('€118');
  await expect(handOver).toBeDisabled();

  await card.getByRole('checkbox', { name: 'Bleed the brakes' }).check();
  await expect(handOver).toBeDisabled();
  await card.getByRole('checkbox', { name: 'New chain' }).check();
  await handOver.click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Folding bike, red',
  ]);
});

test('an empty board says so', async ({ page }) => {
  await page.goto('/');
  for (const box of await page.getByRole('checkbox').all()) {
    await box.check();
  }
  const handOver = page.getByRole('button', { name: 'Hand over' });
  await handOver.first().click();
  await handOver.first().click();
  await expect(page.getByRole('status')).toHaveText(
    'All bikes are with their riders.',
  );
});
