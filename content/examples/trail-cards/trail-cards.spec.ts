import { expect, test } from '@playwright/test';

test('a card with a legend has a button for it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Legend of Ridge walk' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Red bar')).toBeHidden();

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Red bar')).toBeVisible();

  await button.click();
  await expect(page.getByText('Red bar')).toBeHidden();
});

test('a card without a legend has no button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lake loop' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
});
