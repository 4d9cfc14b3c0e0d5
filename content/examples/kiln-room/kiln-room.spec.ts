import { expect, test } from '@playwright/test';

test('the journal shows the hooks in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nothing happened yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Connect the probe' }).click();
  await expect(page.getByText('Stoneware, shelf 2')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'constructor',
    'ngOnChanges: from nothing to 980',
    'ngOnInit: target 980',
    'ngAfterContentInit',
    'ngAfterViewInit',
    /^afterNextRender: gauge [1-9]\d* px wide$/,
  ]);
});

test('a new target is a change, no new beginning', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect the probe' }).click();
  await page.getByRole('button', { name: 'Clear the journal' }).click();
  await page.getByRole('button', { name: 'Raise the target' }).click();

  await expect(page.getByRole('listitem')).toHaveText([
    'ngOnChanges: from 980 to 1000',
  ]);
  await expect(page.getByText(/of 1000 °C/)).toBeVisible();
});

test('disconnecting destroys the probe and its timer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect the probe' }).click();
  await page.getByRole('button', { name: 'Clear the journal' }).click();
  await page.getByRole('button', { name: 'Disconnect the probe' }).click();

  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('listitem')).toHaveText([
    'ngOnDestroy',
    'DestroyRef: timer cleared',
  ]);
});
