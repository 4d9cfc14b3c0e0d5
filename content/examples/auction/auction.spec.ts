import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a higher bid becomes the highest', async ({ page }) => {
  const clock = page.locator('app-lot-panel').first();
  await clock.getByRole('spinbutton').fill('300');
  await clock.getByRole('button', { name: 'Place the bid' }).click();

  await expect(clock).toContainText('Highest bid: 300 €');
  await expect(page.getByRole('status')).toHaveText(
    'Ship clock: 300 € is the highest bid.',
  );
});

test('a low bid is refused with its reason', async ({ page }) => {
  const chart = page.locator('app-lot-panel').last();
  const bid = chart.getByRole('spinbutton', {
    name: 'Your bid for Sea chart of 1803',
  });
  await bid.fill('50');
  await bid.press('Enter');

  await expect(chart).toContainText('Highest bid: 90 €');
  await expect(page.getByRole('status')).toHaveText(
    '50 € is not more than 90 €.',
  );
});

test('withdrawn lots leave the auction', async ({ page }) => {
  const withdraw = page.getByRole('button', { name: 'Withdraw the lot' });
  await withdraw.first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Sea chart of 1803',
  ]);
  await withdraw.click();
  await expect(page.getByText('No lots are left.')).toBeVisible();
});
