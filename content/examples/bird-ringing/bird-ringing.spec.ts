import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
});

test('a ring is idle, then loading, then resolved', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(page.getByText('Status: idle')).toBeVisible();
  await expect(status).toContainText('No ring chosen.');

  await page
    .getByRole('combobox', { name: 'Ring number' })
    .selectOption('M008');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await expect(status).toContainText('Asking the registry…');

  await page.clock.runFor(500);
  await expect(page.getByText('Status: resolved')).toBeVisible();
  await expect(status).toContainText('Kingfisher');
  await expect(status).toContainText('Weir, 38 g');
});

test('an unknown ring shows the error', async ({ page }) => {
  await page.getByRole('combobox').selectOption('X999');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);

  await expect(page.getByText('Status: error')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    'Nobody has reported ring X999.',
  );
});

test('the last choice wins', async ({ page }) => {
  await page.getByRole('combobox').selectOption('K204');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(200);
  await page.getByRole('combobox').selectOption('K317');
  await page.clock.runFor(600);

  await expect(page.getByRole('status')).toContainText('Bearded tit');
});

test('a local weight lasts until the reload', async ({ page }) => {
  const status = page.getByRole('status');
  await page.getByRole('combobox').selectOption('M008');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);

  await page.getByRole('button', { name: 'Weigh: 40 g' }).click();
  await expect(page.getByText('Status: local')).toBeVisible();
  await expect(status).toContainText('Weir, 40 g');

  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('Status: reloading')).toBeVisible();
  await expect(status).toContainText('Weir, 40 g');
  await page.clock.runFor(500);
  await expect(status).toContainText('Weir, 38 g');
});

test('the stream counts while the net is open', async ({ page }) => {
  const count = page.getByText('Birds since').locator('strong');
  await page.getByRole('button', { name: 'Open the net' }).click();
  await expect(
    page.getByRole('button', { name: 'Close the net' }),
  ).toBeVisible();
  await page.clock.runFor(2500);
  await expect(count).toHaveText('3');

  await page.getByRole('button', { name: 'Close the net' }).click();
  await expect(count).toHaveText('0');
  await page.clock.runFor(2500);
  await expect(count).toHaveText('0');
});
