import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the record holds the changes between start and stop', async ({
  page,
}) => {
  const water = page.getByRole('slider', { name: 'Water' });
  const lines = page.getByRole('list', { name: 'Record' }).locator('li');

  await water.fill('25');
  await expect(page.getByText('Water: 25 °C')).toBeVisible();
  await expect(lines).toHaveText([]);

  await page.getByRole('button', { name: 'Record' }).click();
  await expect(lines).toHaveText(['25 °C']);
  await water.fill('26');
  await expect(lines).toHaveText(['25 °C', '26 °C']);

  await page.getByRole('button', { name: 'Stop recording' }).click();
  await water.fill('29');
  await expect(page.getByText('Water: 29 °C')).toBeVisible();
  await expect(lines).toHaveText(['25 °C', '26 °C']);
});

test('a second recording goes on with the same list', async ({ page }) => {
  const lines = page.getByRole('list', { name: 'Record' }).locator('li');

  await page.getByRole('button', { name: 'Record' }).click();
  await expect(lines).toHaveText(['24 °C']);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('slider', { name: 'Water' }).fill('21');
  await page.getByRole('button', { name: 'Record' }).click();

  await expect(lines).toHaveText(['24 °C', '21 °C']);
});
