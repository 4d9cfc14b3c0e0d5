import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
});

test('a product is idle, then loading, then resolved', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(page.getByText('Status: idle')).toBeVisible();
  await expect(status).toContainText('No product chosen.');

  await page
    .getByRole('combobox', { name: 'Product number' })
    .selectOption('103');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await expect(status).toContainText('Loading…');

  await page.clock.runFor(500);
  await expect(page.getByText('Status: resolved')).toBeVisible();
  await expect(status).toContainText('Cap');
  await expect(status).toContainText('9 €');
});

test('an unknown number shows the error', async ({ page }) => {
  await page.getByRole('combobox').selectOption('999');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);

  await expect(page.getByText('Status: error')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('There is no product 999.');
});

test('the last choice wins', async ({ page }) => {
  await page.getByRole('combobox').selectOption('101');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(200);
  await page.getByRole('combobox').selectOption('102');
  await page.clock.runFor(600);

  await expect(page.getByRole('status')).toContainText('Hoodie');
});

test('the last product stays until the next one is there', async ({ page }) => {
  const last = page.getByText('Last product:');
  await page.getByRole('combobox').selectOption('101');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await expect(last).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(last).toHaveText('Last product: T-shirt');

  await page.getByRole('combobox').selectOption('102');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(last).toHaveText('Last product: T-shirt');
  await expect(last).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(500);
  await expect(last).toHaveText('Last product: Hoodie');
  await expect(last).toHaveAttribute('aria-busy', 'false');
});

test('the last product stays when the next one fails', async ({ page }) => {
  await page.getByRole('combobox').selectOption('101');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByText('Last product: T-shirt')).toBeVisible();

  await page.getByRole('combobox').selectOption('999');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByRole('status')).toHaveText('There is no product 999.');
  await expect(page.getByText('Last product: T-shirt')).toBeVisible();
});

test('a local price lasts until the reload', async ({ page }) => {
  const status = page.getByRole('status');
  await page.getByRole('combobox').selectOption('103');
  await expect(page.getByText('Status: loading')).toBeVisible();
  await page.clock.runFor(500);

  await page.getByRole('button', { name: 'Reduce the price' }).click();
  await expect(page.getByText('Status: local')).toBeVisible();
  await expect(status).toContainText('8 €');

  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('Status: reloading')).toBeVisible();
  await expect(status).toContainText('8 €');
  await page.clock.runFor(500);
  await expect(status).toContainText('9 €');
});

test('the stream counts until it is stopped', async ({ page }) => {
  const count = page.getByText('Visitors now').locator('strong');
  await page.getByRole('button', { name: 'Count visitors' }).click();
  await expect(
    page.getByRole('button', { name: 'Stop counting' }),
  ).toBeVisible();
  await page.clock.runFor(2500);
  await expect(count).toHaveText('3');

  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(count).toHaveText('0');
  await page.clock.runFor(2500);
  await expect(count).toHaveText('0');
});
