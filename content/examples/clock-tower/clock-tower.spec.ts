import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the tree goes as deep as the data', async ({ page }) => {
  await expect(page.getByRole('listitem')).toHaveCount(7);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Going train' })
      .getByRole('listitem')
      .filter({ hasText: 'Escapement' })
      .getByRole('listitem'),
  ).toHaveText('Pallet');
});

test('each part opens and closes by itself', async ({ page }) => {
  const going = page.getByRole('button', { name: 'Going train' });
  await expect(going).toHaveAttribute('aria-expanded', 'true');

  await going.click();
  await expect(going).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Great wheel')).toBeHidden();
  await expect(page.getByText('Hammer')).toBeVisible();

  await going.click();
  await expect(page.getByText('Great wheel')).toBeVisible();
});
