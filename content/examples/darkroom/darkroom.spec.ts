import { expect, test } from '@playwright/test';

test('a submitted form adds an exposure without leaving the page', async ({
  page,
}) => {
  await page.goto('/');
  const seconds = page.getByLabel('Seconds');
  await seconds.fill('12');
  await seconds.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Exposures: 1, together 12 s',
  );
  await expect(seconds).toHaveValue('');
});

test('arrow keys change the number, alone and with Shift', async ({ page }) => {
  await page.goto('/');
  const seconds = page.getByLabel('Seconds');
  await seconds.press('ArrowUp');
  await seconds.press('Shift+ArrowUp');
  await seconds.press('ArrowDown');
  await expect(seconds).toHaveValue('10');
});

test('arrow keys start from zero where the text is no number', async ({
  page,
}) => {
  await page.goto('/');
  const seconds = page.getByLabel('Seconds');
  await seconds.fill('soon');
  await seconds.press('ArrowUp');
  await expect(seconds).toHaveValue('1');
});

test('Escape anywhere on the page clears the number', async ({ page }) => {
  await page.goto('/');
  const seconds = page.getByLabel('Seconds');
  await seconds.fill('7');
  await page.getByRole('button', { name: 'Safelight' }).press('Escape');
  await expect(seconds).toHaveValue('');
});

test('outputs of a row change and remove it', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Seconds').fill('8');
  await page.getByRole('button', { name: 'Add' }).click();

  await page.getByRole('button', { name: 'Longer: 8 s' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Exposures: 1, together 9 s',
  );

  await page.getByRole('button', { name: 'Remove: 9 s' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Exposures: 0, together 0 s',
  );
});

test('the safelight button keeps its own state', async ({ page }) => {
  await page.goto('/');
  const safelight = page.getByRole('button', { name: 'Safelight' });
  await safelight.click();
  await expect(safelight).toHaveAttribute('aria-pressed', 'false');
});

test('notes are saved when the typing stops', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Notes').pressSequentially('dodge the sky');
  await expect(page.getByText('Saved: dodge the sky')).toBeVisible();
});
