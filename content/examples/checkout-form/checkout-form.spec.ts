import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('an incomplete order moves the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Order' }).click();

  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Enter an email address')).toBeVisible();

  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByLabel('Street')).toBeFocused();
  await expect(page.locator('main > [role=status]')).toHaveText('');
});

test('the total follows the form', async ({ page }) => {
  await expect(page.getByText('Total: €16')).toBeVisible();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Total: €28')).toBeVisible();
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Total: €18')).toBeVisible();
});

test('a rejected order is reported, and can be sent again', async ({
  page,
}) => {
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('radio', { name: 'Pick up' }).check();
  for (let more = 0; more < 5; more++)
    await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Order' }).click();
  const status = page.locator('main > [role=status]');
  await expect(status).toContainText('The shop could not take your order.');
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com');
  await expect(page.getByRole('button', { name: 'Order' })).toBeEnabled();

  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(status).toHaveText('Thank you for order 1.');
});

test('picking up needs no address', async ({ page }) => {
  await page.getByRole('radio', { name: 'Pick up' }).check();
  await expect(page.getByLabel('Street')).toBeDisabled();
  await expect(page.getByText('Total: €12')).toBeVisible();

  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.locator('main > [role=status]')).toHaveText(
    'Thank you for order 1.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Street')).toBeEnabled();
});
