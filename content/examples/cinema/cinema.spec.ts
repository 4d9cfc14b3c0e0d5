import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a click chooses a seat and gives it back', async ({ page }) => {
  const seat = page.getByRole('button', { name: 'Seat A2' });
  await expect(seat).toHaveAttribute('type', 'button');
  await expect(seat).toHaveClass(/seat/);
  await expect(seat).toHaveAttribute('aria-pressed', 'false');

  await seat.click();
  await expect(seat).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Seat B4' }).click();
  await expect(page.getByRole('status')).toHaveText('Your seats: A2, B4');

  await seat.click();
  await expect(page.getByRole('status')).toHaveText('Your seats: B4');
});

test('a taken seat can not be chosen', async ({ page }) => {
  const seat = page.getByRole('button', { name: 'Seat A3, taken' });
  await expect(seat).toBeDisabled();
  await expect(seat).toHaveClass(/taken/);
  await expect(seat).toHaveCSS('grid-column-start', '3');
});

test('arrow keys skip the taken seat', async ({ page }) => {
  await page.getByRole('button', { name: 'Seat A2' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Seat A4' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Seat A2' })).toBeFocused();
});

test('other buttons are left alone', async ({ page }) => {
  const plain = page.getByRole('button', { name: 'An ordinary button' });
  await expect(plain).not.toHaveClass(/seat/);
  await expect(plain).not.toHaveAttribute('aria-pressed');
});

test('the price tag reads its attributes', async ({ page }) => {
  await expect(page.getByText('9 € with tax')).toBeVisible();
});

test('each ticket is a row of the table, and a seat can be returned there', async ({
  page,
}) => {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(0);

  const seat = page.getByRole('button', { name: 'Seat A2' });
  await seat.click();
  await page.getByRole('button', { name: 'Seat B4' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['A2', 'B4']);
  await expect(rows.first().getByRole('cell').first()).toHaveText('9 €');

  await page.getByRole('button', { name: 'Return A2' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['B4']);
  await expect(seat).toHaveAttribute('aria-pressed', 'false');
});
