import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

function ink(page: Page): Promise<string> {
  return page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

test('the badge is drawn again for another town', async ({ page }) => {
  const badge = page.getByRole('img', { name: 'Badge of Bergen' });
  await expect(badge).toBeVisible();
  const before = await ink(page);

  await page.getByLabel('Town').selectOption('Porto');
  await expect(page.getByRole('img', { name: 'Badge of Porto' })).toBeVisible();
  await expect.poll(() => ink(page)).not.toBe(before);
});

test('the message knows its width', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByText(/The message is \d{3} px wide\./)).toBeVisible();
  await page.setViewportSize({ width: 300, height: 800 });
  await expect(page.getByText('narrow')).toBeVisible();
});

test('a new field has the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a signature' }).click();
  await expect(page.getByLabel('Signature')).toBeFocused();
});

test('the custom element follows property and attribute', async ({ page }) => {
  const price = page.locator('postage-price');
  await expect(price).toHaveText('0.95 €');
  await page.getByLabel('Delivery abroad').check();
  await expect(price).toHaveText('1.90 €');
  await page.getByLabel('Message').fill('long '.repeat(20));
  await expect(price).toHaveText('3.60 €');
});

test('white space of the sender is kept', async ({ page }) => {
  const sender = page.locator('app-sender');
  expect(await sender.textContent()).toBe('Yours,\n      Ada\n      Quay 4');
});

test('the library draws the barcode, and draws it again', async ({ page }) => {
  await page.getByLabel('Delivery abroad').check();
  const barcode = page.getByRole('img', { name: 'Barcode of Bergen' });
  const before = await barcode.locator('path').getAttribute('d');
  expect(before).toMatch(/^M0\.5 0V8/);

  await page.getByLabel('Town').selectOption('Porto');
  const next = page.getByRole('img', { name: 'Barcode of Porto' });
  await expect(next.locator('path')).not.toHaveAttribute('d', before ?? '');
  await expect(next.locator('svg')).toHaveCount(1);
});

test('a barcode that comes back is drawn for the current town', async ({
  page,
}) => {
  const box = page.getByLabel('Delivery abroad');
  await box.check();
  await box.uncheck();
  await expect(page.getByRole('img', { name: 'Barcode' })).toHaveCount(0);

  await page.getByLabel('Town').selectOption('Split');
  await box.check();
  const barcode = page.getByRole('img', { name: 'Barcode of Split' });
  await expect(barcode.locator('path')).toHaveAttribute('d', /^M0\.5 0V8/);
});
