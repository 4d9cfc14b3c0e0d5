import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const repeat = (page: Page) => page.getByLabel('Repeat the password');

async function send(page: Page, values: string[]): Promise<void> {
  const [address = '', secret = '', again = ''] = values;
  await email(page).fill(address);
  await password(page).fill(secret);
  await repeat(page).fill(again);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a field says what is missing when the user leaves it', async ({
  page,
}) => {
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false');
  await email(page).focus();
  await password(page).focus();
  await expect(email(page)).toHaveAccessibleDescription('Fill in this field.');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await email(page).fill('ann');
  await expect(email(page)).toHaveAccessibleDescription(/Write an address/);
});

test('the address is checked after a pause', async ({ page }) => {
  await email(page).fill('ann@shop.example');
  await email(page).blur();
  await expect(page.getByText('Checking the address…')).toBeVisible();
  await expect(email(page)).toHaveAccessibleDescription(/has an account/);
  await expect(page.getByText('Checking the address…')).toBeHidden();
});

test('passwords that differ are reported at the second field', async ({
  page,
}) => {
  await send(page, ['ben@shop.example', 'long enough', 'long enouhg']);
  await expect(repeat(page)).toHaveAccessibleDescription(
    'The passwords differ.',
  );
  await expect(repeat(page)).toBeFocused();
});

test('an empty form shows all messages and focuses the first field', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Fill in this field.')).toHaveCount(3);
  await expect(email(page)).toBeFocused();
});

test('what the server refuses is shown at its field', async ({ page }) => {
  await send(page, ['ben@shop.example', 'password1', 'password1']);
  await expect(password(page)).toHaveAccessibleDescription(/leaked/);
  await expect(password(page)).toBeFocused();
  await password(page).fill('password2');
  await expect(password(page)).toHaveAccessibleDescription('');
});

test('a valid form is sent, even while the address is checked', async ({
  page,
}) => {
  await send(page, ['ben@shop.example', 'long enough', 'long enough']);
  await expect(page.getByRole('status')).toHaveText(
    'Welcome, ben@shop.example!',
  );
  await expect(email(page)).toHaveValue('');
});
