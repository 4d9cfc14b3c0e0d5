import { expect, test } from '@playwright/test';

test('two forms keep drafts of their own', async ({ page }) => {
  await page.goto('/');
  const counter = page.getByRole('group', { name: 'At the counter' });
  const phone = page.getByRole('group', { name: 'On the phone' });

  await counter.getByLabel('Name').fill('Okafor');

  await expect(phone.getByLabel('Name')).toHaveValue('');
  await expect(counter.getByRole('button', { name: 'Reserve' })).toBeEnabled();
  await expect(phone.getByRole('button', { name: 'Reserve' })).toBeDisabled();
});

test('both forms share one stock', async ({ page }) => {
  await page.goto('/');
  const status = page.getByRole('status');
  await expect(status).toHaveText('24 of 24 chairs left');

  for (const [heading, name, chairs] of [
    ['At the counter', 'Okafor', '4'],
    ['On the phone', 'Scouts', '18'],
  ] as const) {
    const form = page.getByRole('group', { name: heading });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Chairs').fill(chairs);
    await form.getByRole('button', { name: 'Reserve' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
  }
  await expect(status).toHaveText('2 of 24 chairs left');

  await page.getByRole('button', { name: 'Cancel Okafor' }).click();
  await expect(status).toHaveText('6 of 24 chairs left');
});

test('a customer is turned away when too few chairs are left', async ({
  page,
}) => {
  await page.goto('/');
  const counter = page.getByRole('group', { name: 'At the counter' });
  await counter.getByLabel('Name').fill('Bus tour');
  await counter.getByLabel('Chairs').fill('24');
  await counter.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('Reserved 24 chairs for Bus tour')).toBeVisible();

  await counter.getByLabel('Name').fill('Bauer');
  await counter.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByText('Too few chairs for Bauer')).toBeVisible();
  await expect(counter.getByLabel('Name')).toHaveValue('Bauer');
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
