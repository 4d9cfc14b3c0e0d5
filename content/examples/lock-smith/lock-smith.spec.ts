import { expect, test } from '@playwright/test';

test('the door falls shut', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const state = page.getByRole('status');
  await expect(state).toHaveText('Locked');

  await page.getByRole('button', { name: 'Open' }).click();
  await expect(state).toContainText('Open for');
  await page.clock.runFor(6000);
  await expect(state).toHaveText('Locked');
});

test('a timer needs an injection context', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'In the listener' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'NG0203: injectSecondTimer() can only be used within an injection context',
  );
  await page.clock.runFor(3000);
  await expect(page.getByText('Rung 0 times')).toBeVisible();

  await page.getByRole('button', { name: 'In the context' }).click();
  await page.clock.runFor(3000);
  await expect(page.getByText('Rung 0 times')).toBeHidden();
});
