import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the slot shows one note, which exists from the start', async ({
  page,
}) => {
  const drawer = page.getByRole('button', { name: 'Drawer with a slot' });
  await expect(drawer).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Delivery note 1')).toBeHidden();

  await drawer.click();
  await expect(page.getByText('Delivery note 1')).toBeVisible();
  await page.getByRole('checkbox', { name: 'All there' }).check();

  await drawer.click();
  await expect(page.getByText('Delivery note 1')).toBeHidden();
  await drawer.click();
  await expect(page.getByText('Delivery note 1')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('the template makes a new note at each opening', async ({ page }) => {
  const drawer = page.getByRole('button', { name: 'Drawer with a template' });

  await drawer.click();
  await expect(page.getByText('Opening 1')).toBeVisible();
  await expect(page.getByText('Delivery note 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'All there' }).check();

  await drawer.click();
  await expect(page.getByText('Delivery note')).toBeHidden();

  await drawer.click();
  await expect(page.getByText('Opening 2')).toBeVisible();
  await expect(page.getByText('Delivery note 3')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
