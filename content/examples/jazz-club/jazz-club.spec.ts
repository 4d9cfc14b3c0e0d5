import { expect, test } from '@playwright/test';

test('a table that is taken in one tab is taken in the other', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('status')).toContainText('6 tables');

  await page.getByRole('button', { name: 'Table 3' }).click();
  await expect(page.getByRole('status')).toContainText('5 tables');
  const third = other.getByRole('button', { name: 'Table 3' });
  await expect(third).toHaveAttribute('aria-pressed', 'true');

  await third.click();
  await expect(page.getByRole('status')).toContainText('6 tables');
});

test('tables stay taken after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Table 1' }).click();
  await expect(page.getByRole('status')).toContainText('5 tables');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('5 tables');
});
