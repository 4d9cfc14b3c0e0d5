import { expect, test } from '@playwright/test';

test('a slider writes to the signal of the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('slider', { name: 'Red' }).fill('200');
  await expect(page.getByRole('status')).toContainText('rgb(200 120 140)');
});

test('a changed signal moves the sliders', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start from gray' }).click();
  await expect(page.getByRole('slider', { name: 'Green' })).toHaveValue('128');
  await expect(page.getByRole('status')).toContainText('rgb(128 128 128)');
});

test('ngModel keeps a text and a checkbox in step', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Name').fill('Fog');
  await page.getByLabel('Matt').uncheck();
  await expect(page.getByRole('status')).toContainText('Fog, gloss');
});
