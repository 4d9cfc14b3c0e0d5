import { expect, test } from '@playwright/test';

test('navigation by keyboard moves the focus to the new heading', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Notices');
  await expect(heading).not.toBeFocused();
  const link = page.getByRole('link', { name: 'Offer help' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Offer help');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Offer help – Bulletin board');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the disclosure says whether it is open', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Lost cat' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Gray, answers to Minka')).toBeVisible();
});

test('a failed sign-up focuses the field, and a sign-up is announced', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Offer help' }).click();
  await page.getByRole('button', { name: 'Sign up' }).press('Enter');
  const field = page.getByLabel('Your name');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Enter your name.');

  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cdk-live-announcer-element')).toHaveText(
    'Thank you, Ada.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});
