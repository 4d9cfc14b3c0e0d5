import { expect, test } from '@playwright/test';

test('a dialog has an address', async ({ page }) => {
  await page.goto('/');
  const pepper = page.getByRole('link', { name: 'Pepper' });
  await pepper.click();
  await expect(page).toHaveURL(/#\/horses\/pepper$/);
  const dialog = page.getByRole('dialog', { name: 'Pepper' });
  await expect(dialog).toContainText('Appaloosa, 15 hands');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/horses$/);
  await expect(dialog).toBeHidden();
  await expect(pepper).toBeFocused();
});

test('it opens from its address and closes with Escape', async ({ page }) => {
  await page.goto('/#/horses/sable');
  await expect(page.getByRole('dialog', { name: 'Sable' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/horses$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('it closes with Back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Juniper' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the focus moves to a new page, not to the first one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('Our horses');
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.getByRole('link', { name: 'Riding times' }).click();
  await expect(page.getByRole('heading')).toHaveText('Riding times');
  await expect(page.getByRole('main')).toBeFocused();
});
