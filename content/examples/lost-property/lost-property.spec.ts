import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the list comes in pages of three', async ({ page }) => {
  const things = page.getByRole('listitem');
  const status = page.getByRole('status');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(things).toHaveCount(3);
  await expect(status).toHaveText('Page 1 of 3');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await next.click();
  await next.click();
  await expect(things).toHaveText(['Thermos flask']);
  await expect(status).toHaveText('Page 3 of 3');
  await expect(next).toBeDisabled();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(things.first()).toHaveText('Chess clock');
});

test('details appear for a chosen thing', async ({ page }) => {
  await expect(page.getByText('Choose a thing.')).toBeVisible();

  await page.getByRole('button', { name: 'Green umbrella' }).click();
  await expect(page.getByText('Choose a thing.')).toHaveCount(0);
  await expect(page.getByText('Found: Tram 4')).toBeVisible();
  await expect(page.getByText('Ask for: a bent rib')).toBeVisible();

  await page.getByRole('button', { name: 'Cello bow' }).click();
  await expect(page.getByText('Found: Central hall')).toBeVisible();
  await expect(page.getByText('Ask for:')).toHaveCount(0);
});

test('a page that became empty gives way to the one before', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Thermos flask' }).click();
  await page.getByRole('button', { name: 'Hand over' }).click();

  await expect(page.getByRole('status')).toHaveText('Page 2 of 2');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Choose a thing.')).toBeVisible();
});
