import { expect, test } from '@playwright/test';

test('a submitted form adds a count without leaving the page', async ({
  page,
}) => {
  await page.goto('/');
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Shelves: 1, together 12 mugs',
  );
  await expect(quantity).toHaveValue('');
});

test('arrow keys change the number, alone and with Shift', async ({ page }) => {
  await page.goto('/');
  const quantity = page.getByLabel('Quantity');
  await quantity.press('ArrowUp');
  await quantity.press('Shift+ArrowUp');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('10');
});

test('arrow keys start from zero where the text is no number', async ({
  page,
}) => {
  await page.goto('/');
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('soon');
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('1');
});

test('Escape anywhere on the page clears the number', async ({ page }) => {
  await page.goto('/');
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('7');
  await page.getByRole('button', { name: 'Shop closed' }).press('Escape');
  await expect(quantity).toHaveValue('');
});

test('outputs of a row change and remove it', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Quantity').fill('8');
  await page.getByRole('button', { name: 'Add' }).click();

  await page.getByRole('button', { name: 'One more: 8 mugs' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Shelves: 1, together 9 mugs',
  );

  await page.getByRole('button', { name: 'Remove: 9 mugs' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Shelves: 0, together 0 mugs',
  );
});

test('the toggle button keeps its own state', async ({ page }) => {
  await page.goto('/');
  const closed = page.getByRole('button', { name: 'Shop closed' });
  await closed.click();
  await expect(closed).toHaveAttribute('aria-pressed', 'false');
});

test('notes are saved when the typing stops', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Notes').pressSequentially('two are broken');
  await expect(page.getByText('Saved: two are broken')).toBeVisible();
});
