import { expect, Page, test } from '@playwright/test';

/** The names of the ticked orders in a list. */
const ticked = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: true }) });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  for (const box of await page.getByRole('checkbox', { name: '12' }).all()) {
    await box.check();
  }
});

test('ticks move with an order, but not with an index', async ({ page }) => {
  await page.getByRole('button', { name: 'Send the first' }).click();

  await expect(page.getByRole('listitem').first()).toHaveText('Order 31');
  await expect(ticked(page, 'track order.id')).toHaveText(['Order 12']);
  await expect(ticked(page, 'track order')).toHaveText(['Order 12']);
  await expect(ticked(page, 'track $index')).toHaveText(['Order 31']);
});

test('new objects are new rows where the object is tracked', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Load again' }).click();

  await expect(ticked(page, 'track order')).toHaveText([]);
  await expect(ticked(page, 'track order.id')).toHaveText(['Order 12']);
  await expect(ticked(page, 'track $index')).toHaveText(['Order 12']);
});
