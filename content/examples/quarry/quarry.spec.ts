import { expect, type Page, test } from '@playwright/test';

const thanks = (page: Page) => page.getByText('Thank you for your order!');

async function order(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Stone').selectOption('Sandstone');
  await page.getByLabel('Tons').fill('12');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('12 t of Sandstone')).toBeVisible();
  await expect(thanks(page)).toBeVisible();
}

test('state survives a reload, and info does not', async ({ page }) => {
  await order(page);
  await page.reload();
  await expect(page.getByText('12 t of Sandstone')).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('state comes back with the history', async ({ page }) => {
  await order(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading')).toHaveText('Order stone');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('12 t of Sandstone')).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('an address alone brings neither', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'by its address' }).click();
  await expect(page.getByText('Call us for the details')).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('the next order does not show the load of the last one', async ({
  page,
}) => {
  await order(page);
  await page.getByRole('link', { name: 'by its address' }).click();
  await expect(page.getByRole('heading')).toHaveText('Order 1042');
  await expect(page.getByText('Call us for the details')).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});
