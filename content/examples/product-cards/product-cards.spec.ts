import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each product has a card with its price', async ({ page }) => {
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Apples', 'Bread', 'Cheese']);
  await expect(page.getByText(/^Price/)).toHaveText([
    'Price: 3 euros',
    'Price: 4 euros',
    'Price: 8 euros',
  ]);
});

test('only the product on sale has a thick border', async ({ page }) => {
  const cards = page.locator('app-product-card');
  await expect(cards.last()).toHaveCSS('border-top-width', '4px');
  await expect(cards.first()).toHaveCSS('border-top-width', '1px');
});

test('a card reports to the page what was added', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Bread' }).click();
  await page.getByRole('button', { name: 'Add Bread' }).click();
  await page.getByRole('button', { name: 'Add Cheese' }).click();

  const status = page.getByRole('status');
  await expect(status).toHaveText('Products in your cart: 3');
});

test('styles of a card stay in the card', async ({ page }) => {
  const cardHeading = page.getByRole('heading', { level: 2 }).first();
  const pageHeading = page.getByRole('heading', { level: 1 });
  await expect(cardHeading).toHaveCSS('margin-top', '0px');
  await expect(pageHeading).not.toHaveCSS('margin-top', '0px');
});
