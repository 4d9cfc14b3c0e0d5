import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a higher offer becomes the best', async ({ page }) => {
  const clock = page.locator('app-product-panel').first();
  await clock.getByRole('spinbutton').fill('300');
  await clock.getByRole('button', { name: 'Make the offer' }).click();

  await expect(clock).toContainText('Best offer: 300 €');
  await expect(page.getByRole('status')).toHaveText(
    'Wooden clock: 300 € is the best offer.',
  );
});

test('a low offer is refused with its reason', async ({ page }) => {
  const map = page.locator('app-product-panel').last();
  const offer = map.getByRole('spinbutton', {
    name: 'Your offer for Old map',
  });
  await offer.fill('50');
  await offer.press('Enter');

  await expect(map).toContainText('Best offer: 90 €');
  await expect(page.getByRole('status')).toHaveText(
    '50 € is not more than 90 €.',
  );
});

test('withdrawn products leave the page', async ({ page }) => {
  const withdraw = page.getByRole('button', { name: 'Withdraw the product' });
  await withdraw.first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Old map']);
  await withdraw.click();
  await expect(page.getByText('No products are left.')).toBeVisible();
});
