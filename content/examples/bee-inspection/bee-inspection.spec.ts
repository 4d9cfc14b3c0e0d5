import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each panel has a tab, and the first is open', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText([
    'Linden',
    'Orchard',
    'Ridge',
  ]);
  await expect(page.getByRole('status')).toHaveText(
    'Colonies: Linden, Orchard, Ridge',
  );
  await expect(page.getByRole('tabpanel', { name: 'Linden' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('arrow keys select the next tab and focus it', async ({ page }) => {
  await page.getByRole('tab', { name: 'Linden' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Ridge' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Linden' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Orchard' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('frame of food');
});

test('a panel that appears becomes a tab, and the selection stays', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Orchard' }).click();
  await page.getByRole('button', { name: 'Add a swarm' }).click();
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByRole('tabpanel', { name: 'Orchard' })).toBeVisible();

  await page.getByRole('button', { name: 'Show the weakest' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Swarm 1' })).toBeVisible();
});
