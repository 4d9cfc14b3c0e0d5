import { expect, test } from '@playwright/test';

test('steppers change the number of pieces', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status').last();
  await expect(status).toHaveText('3 pieces');
  await page.getByRole('button', { name: 'More Mug' }).click();
  await expect(status).toHaveText('4 pieces');
  await page.getByRole('button', { name: 'Less Tray' }).click();
  await expect(status).toHaveText('3 pieces');
});

test('a stepper stops at the stock', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: 'More Teapot' });
  await more.click();
  await expect(more).toBeDisabled();
  await expect(page.getByText('That is all that is left.')).toBeVisible();
});
