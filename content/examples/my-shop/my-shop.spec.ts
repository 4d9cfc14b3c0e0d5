import { expect, test } from '@playwright/test';

test('the heading shows the title of the project', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome to my-shop',
  );
});
