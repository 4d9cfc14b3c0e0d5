import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the card takes the color of the chosen paper', async ({ page }) => {
  const card = page.locator('.card');
  await expect(card).toContainClass('paper');
  await expect(card).toHaveCSS('background-color', 'rgb(253, 243, 216)');

  await page.getByRole('radio', { name: 'Sky' }).check();
  await expect(card).toHaveCSS('background-color', 'rgb(220, 239, 255)');

  await page.getByRole('radio', { name: 'Plain' }).check();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the card gets lines from a bound value', async ({ page }) => {
  const card = page.locator('.card');
  await expect(card).toHaveCSS('background-image', 'none');

  await page.getByRole('checkbox', { name: 'Lines' }).check();
  await expect(card).toHaveCSS('background-image', /repeating-linear-gradient/);
});

test('an attribute without a value takes the default', async ({ page }) => {
  const stamp = page.getByText('Place for the stamp');
  const address = page.getByText('To Ann');
  await expect(stamp).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(stamp).toHaveCSS('background-image', 'none');
  await expect(address).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(address).toHaveCSS(
    'background-image',
    /repeating-linear-gradient/,
  );
});

test('the field counts what is left of the limit', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Your text' });
  await expect(page.getByText('25 characters left')).toBeVisible();

  await field.fill('x'.repeat(63));
  await expect(page.getByText('3 characters too many')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill('Hello');
  await expect(page.getByText('55 characters left')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('the text is discarded by the second press', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Your text' });

  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(field).not.toHaveValue('');

  await page.getByRole('button', { name: 'Press again to discard' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('60 characters left')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Discard', exact: true }),
  ).toBeVisible();
});

test('escape and leaving the button take the first press back', async ({
  page,
}) => {
  const calm = page.getByRole('button', { name: 'Discard', exact: true });
  const armed = page.getByRole('button', { name: 'Press again to discard' });

  await calm.click();
  await armed.press('Escape');
  await expect(calm).toBeVisible();

  await calm.click();
  await expect(armed).toBeVisible();
  await page.getByRole('textbox', { name: 'Your text' }).focus();
  await expect(calm).toBeVisible();
});
