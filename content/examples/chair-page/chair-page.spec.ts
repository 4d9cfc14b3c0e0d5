import { expect, test } from '@playwright/test';

test('the reviews load when their button is pressed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('have reviewed')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show the reviews' }).click();
  await expect(page.getByText('Comfortable, but low')).toBeVisible();
  await expect(page.getByText('have reviewed')).toHaveCount(0);
});

test('a screen reader announces the reviews', async ({ page }) => {
  await page.goto('/');
  const region = page.locator('[aria-live=polite]', {
    hasText: 'have reviewed',
  });
  await expect(region).toBeVisible();

  await page.getByRole('button', { name: 'Show the reviews' }).click();
  await expect(
    page.locator('[aria-live=polite]').getByText('Comfortable, but low'),
  ).toBeVisible();
});

test('the stock loads when its condition holds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the stock' }).click();
  await expect(page.getByText('Three in the shop')).toBeVisible();
});

test('the chart loads when it is scrolled to', async ({ page }) => {
  await page.goto('/');
  const placeholder = page.getByText('The chart of ratings appears here.');
  await expect(placeholder).toBeAttached();

  await placeholder.scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('img', { name: 'Chart with 40 ratings' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'More ratings' }).click();
  await expect(page.getByRole('img', { name: '60 ratings' })).toBeVisible();
});

test('the code of the reviews arrives with its trigger', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading')).toBeVisible();
  const isReviews = (url: string) => url.includes('reviews');
  expect(scripts.some(isReviews)).toBe(false);

  await page.getByRole('button', { name: 'Show the reviews' }).click();
  await expect(page.getByText('Comfortable, but low')).toBeVisible();
  expect(scripts.some(isReviews)).toBe(true);
});
