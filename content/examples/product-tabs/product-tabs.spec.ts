import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each panel has a tab, and the first is open', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText([
    'Description',
    'Delivery',
    'Reviews',
  ]);
  await expect(
    page.getByRole('tabpanel', { name: 'Description' }),
  ).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('keys select a tab and focus it', async ({ page }) => {
  await page.getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Delivery' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('two to four days');
});

test('a panel that appears becomes a tab, and the selection stays', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Delivery' }).click();
  await page.getByRole('button', { name: 'Add a tab' }).click();
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByRole('tabpanel', { name: 'Delivery' })).toBeVisible();

  await page.getByRole('button', { name: 'Show the reviews' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
});
