import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await expect(page.getByRole('status')).toHaveText('6 herbs, after search 1');
});

test('the search waits for a pause', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Herb' });
  for (const text of ['m', 'mi', 'min', 'mint']) {
    await field.fill(text);
    await page.clock.runFor(100);
  }
  await expect(page.getByRole('status')).toHaveText('6 herbs, after search 1');

  await page.clock.runFor(300);
  await expect(page.getByRole('status')).toHaveText('2 herbs, after search 2');
  await expect(page.getByRole('listitem')).toHaveText([
    'Apple mint',
    'Peppermint',
  ]);
});

test('clearing does not wait', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Herb' });
  await field.fill('lemon');
  await page.clock.runFor(1000);
  await expect(page.getByRole('status')).toHaveText('2 herbs, after search 2');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('status')).toHaveText('6 herbs, after search 3');
  await expect(field).toHaveValue('');

  await page.clock.runFor(1000);
  await expect(page.getByRole('status')).toHaveText('6 herbs, after search 3');
});
