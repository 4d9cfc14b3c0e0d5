import { expect, test } from '@playwright/test';

test('the log loads when its button is pressed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('two entries')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the log' }).click();
  await expect(page.getByText('21:10 Dome opened')).toBeVisible();
  await expect(page.getByText('two entries')).toHaveCount(0);
});

test('a screen reader announces the log', async ({ page }) => {
  await page.goto('/');
  const region = page.locator('[aria-live=polite]', {
    hasText: 'two entries',
  });
  await expect(region).toBeVisible();

  await page.getByRole('button', { name: 'Open the log' }).click();
  await expect(
    page.locator('[aria-live=polite]').getByText('21:10 Dome opened'),
  ).toBeVisible();
});

test('the weather loads when its condition holds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask the weather' }).click();
  await expect(page.getByText('Clear until 3:00')).toBeVisible();
});

test('the chart loads when it is scrolled to', async ({ page }) => {
  await page.goto('/');
  const placeholder = page.getByText('The sky chart appears here.');
  await expect(placeholder).toBeAttached();

  await placeholder.scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('img', { name: 'Sky chart with 40 stars' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'More stars' }).click();
  await expect(page.getByRole('img', { name: '60 stars' })).toBeVisible();
});

test('the code of the log arrives with its trigger', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading')).toBeVisible();
  const isLog = (url: string) => url.includes('night-log');
  expect(scripts.some(isLog)).toBe(false);

  await page.getByRole('button', { name: 'Open the log' }).click();
  await expect(page.getByText('21:10 Dome opened')).toBeVisible();
  expect(scripts.some(isLog)).toBe(true);
});
