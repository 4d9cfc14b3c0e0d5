import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Loading January…');
  await page.clock.runFor(700);
});

test('the figures stay until the next ones are there', async ({ page }) => {
  const status = page.getByRole('status');
  const table = page.getByRole('table');
  await expect(status).toHaveText('Best seller: Hoodie');

  await page.getByRole('radio', { name: 'February' }).check();
  await expect(status).toHaveText('Loading February…');
  await expect(table).toHaveAccessibleName('January');
  await expect(table).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(700);
  await expect(table).toHaveAccessibleName('February');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(status).toHaveText('Best seller: Cap');
});

test('they stay when the next ones fail, too', async ({ page }) => {
  await expect(page.getByRole('table')).toHaveAccessibleName('January');

  await page.getByRole('radio', { name: 'March' }).check();
  await expect(page.getByRole('status')).toHaveText('Loading March…');
  await page.clock.runFor(700);

  await expect(page.getByRole('status')).toHaveText(
    'There are no figures for March yet.',
  );
  await expect(page.getByRole('table')).toHaveAccessibleName('January');
});
