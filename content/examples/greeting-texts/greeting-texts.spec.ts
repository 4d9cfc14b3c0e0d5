import { expect, test } from '@playwright/test';

test('the texts are English without a language', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('Your cart');
  await expect(page.getByRole('status')).toHaveText('The cart is empty.');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('status')).toHaveText('One product');
});

test('a link starts the application again in German', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading')).toHaveText('Dein Warenkorb');
  await expect(page.getByText('Willkommen zurück, Ann!')).toBeVisible();
  const add = page.getByRole('button', { name: 'Hinzufügen' });
  await add.click();
  await add.click();
  await expect(page.getByRole('status')).toHaveText('2 Produkte');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading')).toHaveText('Your cart');
});
