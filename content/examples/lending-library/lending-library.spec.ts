import { expect, test } from '@playwright/test';

test('shelf and summary share the loans', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2025, 2, 1, 10));
  await page.goto('/');
  const summary = page.getByRole('status');
  await expect(summary).toHaveText('Items on loan: 0');

  await page.getByRole('button', { name: 'Lend: Projector' }).click();
  await expect(summary).toHaveText('Items on loan: 1');
  await expect(page.getByText('Due on March 15, 2025')).toBeVisible();

  await page.getByRole('button', { name: 'Take back: Projector' }).click();
  await expect(summary).toHaveText('Items on loan: 0');
  await expect(page.getByText('On the shelf')).toHaveCount(3);
});
