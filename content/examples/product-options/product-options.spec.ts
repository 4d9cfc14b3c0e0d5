import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the fields follow the product', async ({ page }) => {
  await expect(page.getByLabel('Text on the mug')).toBeVisible();
  await expect(page.getByLabel('Size')).toHaveCount(0);

  await page.getByRole('button', { name: 'T-shirt' }).click();
  await expect(page.getByLabel('Size')).toBeVisible();
  await expect(page.getByLabel('Text on the back')).toBeVisible();
});

test('the rules come from the data', async ({ page }) => {
  await page.getByRole('button', { name: 'T-shirt' }).click();
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Status: INVALID')).toBeVisible();
  await expect(status).toHaveText('');

  await page.getByLabel('Size').selectOption('M');
  await page.getByLabel('Wrap as a gift').check();
  await expect(page.getByText('Status: VALID')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(status).toContainText('"size": "M", "text": "", "gift": true');
});

test('another product starts with empty fields', async ({ page }) => {
  await page.getByLabel('Text on the mug').fill('For Ann');
  await page.getByRole('button', { name: 'T-shirt' }).click();

  await expect(page.getByLabel('Text on the back')).toHaveValue('');
  await page.getByLabel('Text on the back').fill('Team');
  await page.getByLabel('Size').selectOption('L');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status')).toContainText('"text": "Team"');
});
