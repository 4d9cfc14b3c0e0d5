import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('sliders and mix hold the same levels', async ({ page }) => {
  await expect(page.getByText('Your mix #c85a28')).toBeVisible();
  const red = page.getByRole('slider', { name: 'Red' });

  await red.fill('255');
  await expect(page.getByText('Your mix #ff5a28')).toBeVisible();
  await expect(page.getByText('Red: 100 %')).toBeVisible();

  await page.getByRole('button', { name: 'No red' }).click();
  await expect(red).toHaveValue('0');
  await expect(page.getByText('Your mix #005a28')).toBeVisible();
});

test('attributes become numbers and booleans', async ({ page }) => {
  const gloss = page.getByRole('slider', { name: 'Gloss' });
  await expect(gloss).toHaveAttribute('max', '10');
  await expect(gloss).toBeDisabled();
  await expect(page.getByText('Gloss, fixed: 50 %')).toBeVisible();
});

test('blue can be locked', async ({ page }) => {
  const blue = page.getByRole('slider', { name: 'Blue' });
  await expect(blue).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Lock blue' }).check();
  await expect(blue).toBeDisabled();
});

test('the swatch has the name in the field', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Fog');
  await expect(page.getByText('Fog #c85a28')).toBeVisible();

  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await expect(page.getByText('Unnamed #c85a28')).toBeVisible();
});

test('short color codes are written out', async ({ page }) => {
  await expect(page.getByText('Unnamed #ffcc33')).toBeVisible();
});
