import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('each counter has the tariff that is provided for it', async ({
  page,
}) => {
  const standard = page.getByRole('group', { name: 'Standard' });
  const express = page.getByRole('group', { name: 'Express' });
  await expect(standard.getByRole('status')).toHaveText('€5.00');
  await expect(express.getByRole('status')).toHaveText('€10.60');

  await express.getByLabel('Weight in kg').fill('4');
  await expect(express.getByRole('status')).toHaveText('€12.20');
  await expect(standard.getByRole('status')).toHaveText('€5.00');
});

test('all checks that are provided apply', async ({ page }) => {
  const standard = page.getByRole('group', { name: 'Standard' });
  await standard.getByLabel('Weight in kg').fill('21');
  await standard.getByLabel('Fragile').check();

  await expect(standard.getByRole('status')).toHaveText(
    /More than 20 kg.\s+Too heavy for a fragile parcel./,
  );
  await expect(standard.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

test('the reader shows what the counters record', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Parcel depot Galway',
  );
  for (const name of ['Standard', 'Express']) {
    const counter = page.getByRole('group', { name });
    await counter.getByRole('button', { name: 'Accept' }).click();
  }
  await expect(page.getByRole('listitem')).toHaveText([
    'Standard: 2 kg, €5.00',
    'Express: 2 kg, €10.60',
  ]);
});
