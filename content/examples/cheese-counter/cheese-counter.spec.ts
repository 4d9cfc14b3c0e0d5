import { expect, test } from '@playwright/test';

test('built-in pipes format the product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('Mountain Cheese');
  await expect(page.getByText('Packed Monday, March 9, 07:45')).toBeVisible();
  await expect(page.getByText('Fat 28.5%')).toBeVisible();
  await expect(page.getByText('In stock: 18.4 kg')).toBeVisible();
});

test('keyvalue lists the flavors by name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('term')).toHaveText([
    'Salt',
    'Sharpness',
    'Sweetness',
  ]);
});

test('the pipes of the application follow their values', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('8 months: Mature Cheese');

  await page.getByLabel('Age in months').fill('18');
  await expect(status).toHaveText('18 months: Aged Cheese');
  await expect(page.getByRole('button', { name: 'Label' })).toHaveAttribute(
    'title',
    'Prints a label: aged',
  );

  await page.getByLabel('Grams').fill('1500');
  await expect(page.getByText('1.5 kg for €47.25')).toBeVisible();
});
