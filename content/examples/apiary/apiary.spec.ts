import { expect, test } from '@playwright/test';

test('cards follow the scales and raise the alarm', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('– kg')).toHaveCount(2);
  const weigh = page.getByRole('button', { name: 'Weigh all' });

  await weigh.click();
  await expect(page.getByText('27 kg')).toHaveCount(2);
  await expect(page.getByText('Add a box to Linden')).toBeHidden();

  await weigh.click();
  await weigh.click();
  await expect(page.getByText('Add a box to Linden')).toBeVisible();
  await expect(page.getByText('Add a box to Clover')).toBeVisible();
});

test('a watched hive lets go of its scales', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Scales in use: 2');

  await page.getByRole('button', { name: 'Compare hives' }).click();
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeFocused();
  await page.getByLabel('Hive').fill('Heather');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(status).toHaveText('Scales in use: 3');

  await page.getByRole('button', { name: 'Weigh all' }).click();
  await expect(page.getByRole('listitem')).toHaveText('Heather: 28 kg');

  await page.getByRole('button', { name: 'Close comparison' }).click();
  await expect(status).toHaveText('Scales in use: 2');
});

test('a hive is not watched without an injection context', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Compare hives' }).click();
  await page.getByLabel('Hive').fill('Heather');
  await page.getByRole('button', { name: 'Watch without a context' }).click();

  await expect(page.getByRole('alert')).toContainText(
    'NG0203: injectHiveWeight() can only be used within an injection context',
  );
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Scales in use: 2');

  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeEmpty();
});
