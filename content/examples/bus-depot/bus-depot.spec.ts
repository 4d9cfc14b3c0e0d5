import { expect, Page, test } from '@playwright/test';

/** The names of the ticked buses in a list. */
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

test('ticks move with a bus, but not with an index', async ({ page }) => {
  await page.getByRole('button', { name: 'Send the first' }).click();

  await expect(page.getByRole('listitem').first()).toHaveText('Bus 31');
  await expect(ticked(page, 'track bus.id')).toHaveText(['Bus 12']);
  await expect(ticked(page, 'track bus')).toHaveText(['Bus 12']);
  await expect(ticked(page, 'track $index')).toHaveText(['Bus 31']);
});

test('new objects are new rows where the object is tracked', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Load again' }).click();

  await expect(ticked(page, 'track bus')).toHaveText([]);
  await expect(ticked(page, 'track bus.id')).toHaveText(['Bus 12']);
  await expect(ticked(page, 'track $index')).toHaveText(['Bus 12']);
});
