import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each part of the content goes to its slot', async ({ page }) => {
  const card = page.locator('app-order-card').first();
  await expect(card.locator('header')).toContainText('Wedding, table 4');
  await expect(card.locator('header')).toContainText('Today');
  await expect(card.locator('footer').getByRole('button')).toHaveText(
    'Pack ten',
  );

  await card.getByRole('button', { name: 'Pack ten' }).click();
  await expect(card).toContainText('40 rolls, packed: 10');
});

test('empty slots show their fallback', async ({ page }) => {
  const card = page.locator('app-order-card').nth(1);
  await expect(card.getByRole('heading')).toHaveText('Order without a name');
  await expect(card.locator('footer')).toHaveText('Nothing to do');
});

test('containers go where they say', async ({ page }) => {
  const card = page.locator('app-order-card').last();
  await expect(card.locator('header')).toContainText('Stall 12');
  await card.locator('footer').getByRole('button').click();
  await expect(card).toContainText('Out of the oven');
  await expect(card.locator('footer').getByRole('button')).toHaveCount(0);
});
