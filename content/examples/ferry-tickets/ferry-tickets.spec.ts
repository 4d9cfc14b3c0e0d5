import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a new route starts at its first sailing', async ({ page }) => {
  const status = page.getByRole('status');
  await expect(status).toContainText('Kiel to Aarhus at 08:15, seat');

  await page.getByRole('radio', { name: '19:00' }).check();
  await expect(status).toContainText('Kiel to Aarhus at 19:00');

  await page.getByRole('radio', { name: 'Kiel to Oslo' }).check();
  await expect(status).toContainText('Kiel to Oslo at 14:00');
  await expect(page.getByRole('radio', { name: '14:00' })).toBeChecked();
});

test('a cabin stays where the new route has it', async ({ page }) => {
  const status = page.getByRole('status');
  await page.getByRole('radio', { name: 'inside' }).check();
  await page.getByRole('radio', { name: 'Kiel to Oslo' }).check();
  await expect(status).toContainText('Kiel to Oslo at 14:00, inside');

  await page.getByRole('radio', { name: 'suite' }).check();
  await page.getByRole('radio', { name: 'Kiel to Langeland' }).check();
  await expect(status).toContainText('Kiel to Langeland at 07:00, seat');
});

test('the name is a draft until it is saved', async ({ page }) => {
  const status = page.getByRole('status');
  const name = page.getByRole('textbox', { name: 'Name of the booking' });
  const save = page.getByRole('button', { name: 'Save the name' });
  await expect(save).toBeDisabled();

  await name.fill('Choir');
  await expect(status).toContainText('Group Lindqvist:');
  await page.getByRole('button', { name: 'Revert' }).click();
  await expect(name).toHaveValue('Group Lindqvist');

  await name.fill('Choir ');
  await save.click();
  await expect(status).toContainText('Choir:');
  await expect(name).toHaveValue('Choir');
  await expect(save).toBeDisabled();
});
