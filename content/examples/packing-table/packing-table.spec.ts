import { expect, test } from '@playwright/test';

test('the journal shows the hooks in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nothing happened yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Show the progress' }).click();
  await expect(page.getByText('Parcels for Tuesday')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'constructor',
    'ngOnChanges: from nothing to 40',
    'ngOnInit: orders 40',
    'ngAfterContentInit',
    'ngAfterViewInit',
    /^afterNextRender: gauge [1-9]\d* px wide$/,
  ]);
});

test('more orders are a change, no new beginning', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the progress' }).click();
  await page.getByRole('button', { name: 'Clear the journal' }).click();
  await page.getByRole('button', { name: 'Add 5 orders' }).click();

  await expect(page.getByRole('listitem')).toHaveText([
    'ngOnChanges: from 40 to 45',
  ]);
  await expect(page.getByText(/of 45 orders/)).toBeVisible();
});

test('hiding the progress destroys the component and its timer', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the progress' }).click();
  await page.getByRole('button', { name: 'Clear the journal' }).click();
  await page.getByRole('button', { name: 'Hide the progress' }).click();

  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('listitem')).toHaveText([
    'ngOnDestroy',
    'DestroyRef: timer cleared',
  ]);
});
