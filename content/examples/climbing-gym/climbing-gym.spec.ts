import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each climb has a card with its grade', async ({ page }) => {
  const cards = page.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByRole('heading')).toHaveText('Quiet Feet');
  await expect(cards.first()).toContainText('Grade 5c');
  await expect(cards.first()).toContainText('set by Noor');
});

test('only the hard grades are bold', async ({ page }) => {
  await expect(page.getByText('Grade 7a')).toHaveCSS('font-weight', '700');
  await expect(page.getByText('Grade 6b+')).toHaveCSS('font-weight', '400');
});

test('a card reports ascents to the page', async ({ page }) => {
  const roof = page.getByRole('listitem').filter({ hasText: 'Night Shift' });
  const slab = page.getByRole('listitem').filter({ hasText: 'Quiet Feet' });
  const button = roof.getByRole('button', { name: 'I climbed Night Shift' });

  await button.click();
  await button.click();

  await expect(roof).toContainText('Your ascents: 2');
  await expect(slab).toContainText('Your ascents: 0');
  await expect(page.getByRole('status')).toHaveText('Ascents in your log: 2');
});

test('styles of a card stay in the card', async ({ page }) => {
  const cardHeading = page.getByRole('heading', { level: 2 }).first();
  const pageHeading = page.getByRole('heading', { level: 1 });
  await expect(cardHeading).toHaveCSS('margin-top', '0px');
  await expect(pageHeading).not.toHaveCSS('margin-top', '0px');
});
