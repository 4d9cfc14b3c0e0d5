import { expect, test } from '@playwright/test';

test('built-in pipes format the lot', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('San Rafael');
  await expect(page.getByText('Roasted Monday, March 9, 07:45')).toBeVisible();
  await expect(page.getByText('Moisture 11.3%')).toBeVisible();
  await expect(page.getByText('In stock: 18.4 kg')).toBeVisible();
});

test('keyvalue lists the flavors by name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('term')).toHaveText([
    'Acidity',
    'Body',
    'Sweetness',
  ]);
});

test('the pipes of the application follow their values', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('214 °C: Medium Roast');

  await page.getByLabel('Drop temperature').fill('230');
  await expect(status).toHaveText('230 °C: Dark Roast');
  await expect(page.getByRole('button', { name: 'Label' })).toHaveAttribute(
    'title',
    'Prints a label: dark',
  );

  await page.getByLabel('Grams').fill('1500');
  await expect(page.getByText('1.5 kg for €47.25')).toBeVisible();
});
