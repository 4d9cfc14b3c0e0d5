import { expect, test } from '@playwright/test';

test('a dialog has an address', async ({ page }) => {
  await page.goto('/');
  const owl = page.getByRole('link', { name: 'Owl' });
  await owl.click();
  await expect(page).toHaveURL(/#\/birds\/owl$/);
  const dialog = page.getByRole('dialog', { name: 'Owl' });
  await expect(dialog).toContainText('Eats mice, 38 cm long');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/birds$/);
  await expect(dialog).toBeHidden();
  await expect(owl).toBeFocused();
});

test('it opens from its address and closes with Escape', async ({ page }) => {
  await page.goto('/#/birds/robin');
  await expect(page.getByRole('dialog', { name: 'Robin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/birds$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it closes with Back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Heron' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the focus moves to a new page, not to the first one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('Our birds');
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await expect(page.getByRole('heading')).toHaveText('Opening hours');
  await expect(page.getByRole('main')).toBeFocused();
});
