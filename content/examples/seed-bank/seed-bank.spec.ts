import { expect, test } from '@playwright/test';

test('packets follow the stock and the packet size', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/120 seeds: 4 packets and 20 left over/);
  await expect(page.getByText('Nothing happened yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Deposit 40' }).click();
  await expect(status).toHaveText(/160 seeds: 6 packets and 10 left over/);

  await page.getByRole('radio', { name: '50' }).check();
  await expect(status).toHaveText(/160 seeds: 3 packets and 10 left over/);

  await page.getByRole('button', { name: 'Hand out a packet' }).click();
  await expect(status).toHaveText(/110 seeds: 2 packets and 10 left over/);
  await expect(page.getByRole('listitem')).toHaveText([
    'Deposited 40 seeds',
    'Handed out a packet of 50',
  ]);
});

test('the effect keeps the page title in step', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('4 packets | Seed bank');

  await page.getByRole('button', { name: 'Count as empty' }).click();
  await expect(page).toHaveTitle('0 packets | Seed bank');
  await expect(
    page.getByRole('button', { name: 'Hand out a packet' }),
  ).toBeDisabled();
});
