import { expect, test } from '@playwright/test';

test('one part is loaded ahead, the other on its first visit', async ({
  page,
}) => {
  await page.goto('/');
  const parts = page.getByRole('status');
  await expect(parts).toHaveText('Loaded parts: berths');

  await page.getByRole('link', { name: 'Dining car' }).click();
  await expect(page.getByRole('heading')).toHaveText('Dining car');
  await expect(parts).toHaveText('Loaded parts: berths, dining');
});

test('lazy pages share the services of the application', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Berths' }).click();
  await page.getByRole('button', { name: 'upper' }).click();
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByText('Berth: upper.')).toBeVisible();
});
