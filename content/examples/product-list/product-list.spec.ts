import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a product is sold until there are too few', async ({ page }) => {
  const bread = page.getByRole('listitem').filter({ hasText: 'Bread' });
  const buy = bread.getByRole('button', { name: 'Buy Bread' });
  // The quantity is an output, which is a status too.
  const note = page.getByRole('status').filter({ hasText: /bought/ });
  await expect(note).toHaveText('You have bought nothing yet.');
  await expect(bread).toContainText('2 left');
  await expect(bread).toContainClass('available low');

  await buy.click();

  await expect(bread).toContainText('1 left');
  await expect(note).toHaveText('Last bought: Bread');

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(bread).toContainText('Total: €8.00');
  await expect(buy).toBeDisabled();

  await page.getByRole('button', { name: 'One less' }).click();
  await expect(buy).toBeEnabled();
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
});

test('the bar is as wide as the stock', async ({ page }) => {
  const apples = page.getByRole('listitem').filter({ hasText: 'Apples' });
  await expect(apples.locator('.bar')).toHaveAttribute('style', 'width: 90%;');
});

test('the status of a product decides what it shows', async ({ page }) => {
  await expect(page.getByText('Back in summer')).toBeVisible();
  await expect(page.getByText('No longer sold')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(2);
});

test('the search filters, and Escape clears it', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Find a product' });
  const products = page.getByRole('listitem');
  await search.fill('che');
  await expect(products).toHaveText([/Cherries/]);

  await search.fill('melon');
  await expect(products).toHaveText(['No product is called “melon”.']);

  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(products).toHaveCount(4);
});
