import { expect, test } from '@playwright/test';

test('content lands in the slot that it matches', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('app-concert-card');
  await expect(cards.nth(0).locator('header')).toHaveText('Friday evening');
  await expect(cards.nth(0).locator('footer')).toHaveText('Book a seat');
  await expect(cards.nth(1).locator('footer')).toHaveText(
    'Tickets at the door',
  );
  await expect(cards.nth(2).locator('footer')).toHaveText(
    'Open rehearsal, register here',
  );
  await expect(cards.nth(2).locator('footer')).not.toContainText('Closed');
});

test('the list renders the given template, or its own', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem')).toHaveText([
    '1: Overture in C by Ines Ward, 9 min',
    '2: Cello concerto by Tomas Brandt, 27 min',
    'Wind quintet',
  ]);
});

test('the outlet switches between two fragments', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await expect(status).toHaveText('1 of 120 seats booked');

  await page.getByRole('button', { name: 'In detail' }).click();
  await expect(status).toHaveText('1 booked');
});
