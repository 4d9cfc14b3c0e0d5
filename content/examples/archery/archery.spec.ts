import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('components are rows of the table', async ({ page }) => {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('rowheader')).toHaveText(['Mira', 'Anton']);
  await expect(rows.nth(1).getByRole('cell')).toContainText([
    '9, 10',
    '19',
    'Shoot for Mira',
  ]);
});

test('a row reports the arrow, and shows the new sum', async ({ page }) => {
  await page
    .getByRole('combobox', { name: 'The next arrow' })
    .selectOption('8');
  await page.getByRole('button', { name: 'Shoot for Anton' }).click();

  const anton = page.getByRole('row', { name: 'Anton' });
  await expect(anton.getByRole('cell').first()).toHaveText('7, 8, 8');
  await expect(anton.getByRole('cell').nth(1)).toHaveText('23');
});
