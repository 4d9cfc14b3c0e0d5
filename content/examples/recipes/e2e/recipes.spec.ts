import { expect, test } from '@playwright/test';

test('finds a recipe by its name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveCount(3);

  await page.getByLabel('Search').fill('soup');

  await expect(page.getByRole('listitem')).toHaveText(['Lentil soup']);
});
