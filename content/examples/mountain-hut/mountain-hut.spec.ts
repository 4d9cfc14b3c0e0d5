import { expect, test } from '@playwright/test';

test('two forms keep drafts of their own', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('group', { name: 'At the door' });
  const phone = page.getByRole('group', { name: 'On the phone' });

  await door.getByLabel('Name').fill('Okafor');

  await expect(phone.getByLabel('Name')).toHaveValue('');
  await expect(door.getByRole('button', { name: 'Reserve' })).toBeEnabled();
  await expect(phone.getByRole('button', { name: 'Reserve' })).toBeDisabled();
});

test('both forms fill the same hut', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('24 of 24 beds free');

  for (const [heading, name, beds] of [
    ['At the door', 'Okafor', '4'],
    ['On the phone', 'Scouts', '18'],
  ] as const) {
    const form = page.getByRole('group', { name: heading });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Beds').fill(beds);
    await form.getByRole('button', { name: 'Reserve' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
  }
  await expect(status).toHaveText('2 of 24 beds free');

  await page.getByRole('button', { name: 'Cancel Okafor' }).click();
  await expect(status).toHaveText('6 of 24 beds free');
});

test('a party that does not fit is turned away', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('group', { name: 'At the door' });
  await door.getByLabel('Name').fill('Bus tour');
  await door.getByLabel('Beds').fill('24');
  await door.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('Reserved 24 beds for Bus tour')).toBeVisible();

  await door.getByLabel('Name').fill('Bauer');
  await door.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('No room for Bauer')).toBeVisible();
  await expect(door.getByLabel('Name')).toHaveValue('Bauer');
});

test('closing a form destroys its draft', async ({ page }) => {
  await page.goto('/');
  const phone = page.getByRole('group', { name: 'On the phone' });
  await phone.getByLabel('Name').fill('Lindqvist');

  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(
    page.getByText('Discarded the draft of Lindqvist'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Take a call' }).click();
  await expect(phone.getByLabel('Name')).toHaveValue('');
});
