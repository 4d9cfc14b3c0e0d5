import { expect, test } from '@playwright/test';

const answer = '.answer';

test.beforeEach(({ page }) => page.goto('/'));

const ask = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'Suggest a meal' }).click();

test('the answer arrives word by word', async ({ page }) => {
  await ask(page);
  await expect(page.getByRole('status')).toHaveText('Writing the answer…');
  await expect(page.locator(answer)).toContainText('Rice with');
  await expect(page.locator(answer)).not.toContainText('plate.');
  await expect(page.getByRole('status')).toHaveText('The answer is ready.');
  await expect(page.locator(answer)).toContainText('over the plate.');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test('Stop keeps what has arrived', async ({ page }) => {
  await ask(page);
  await expect(page.locator(answer)).toContainText('Rice with');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toHaveText('The answer is ready.');
  const kept = await page.locator(answer).textContent();
  await page.waitForTimeout(300);
  expect(await page.locator(answer).textContent()).toBe(kept);
  expect(kept).not.toContain('plate.');
});

test('the same question gets another answer', async ({ page }) => {
  await ask(page);
  await expect(page.getByRole('status')).toHaveText('The answer is ready.');
  await ask(page);
  await expect(page.locator(answer)).toContainText('Tomato soup');
});

test('a failure is shown, and Try again asks once more', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Food at home' }).fill('fail');
  await ask(page);
  await expect(page.getByRole('alert')).toHaveText(
    'The model did not answer: 503',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toHaveText('Writing the answer…');
  await expect(page.getByRole('alert')).toBeVisible();
});
