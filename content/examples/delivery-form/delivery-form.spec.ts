import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Street').fill('Main Street 1');
  await page.getByLabel('Zip code').fill('10115');
}

test('the value has a property for each field and for the group', async ({
  page,
}) => {
  await fillAddress(page);
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('express').check();
  await send(page);
  await expect(page.getByRole('status')).toHaveText(
    '{"name":"Ann","address":{"street":"Main Street 1","zip":"10115",' +
      '"country":{"code":"DE","name":"Germany"}},"isGift":false,' +
      '"speed":"express"}',
  );
});

test('an empty form is not sent and says why', async ({ page }) => {
  await send(page);
  await expect(page.getByText('Who receives the parcel?')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('');
});

test('the card is a field of gifts only', async ({ page }) => {
  await fillAddress(page);
  await page.getByLabel('This is a gift').check();
  await send(page);
  await expect(page.getByRole('status')).toHaveText('');
  await page.getByLabel('Text on the card').fill('Enjoy!');
  await send(page);
  await expect(page.getByRole('status')).toContainText('"card":"Enjoy!"');
  await page.getByLabel('This is a gift').uncheck();
  await send(page);
  await expect(page.getByRole('status')).not.toContainText('card');
});

test('clearing brings the first values back', async ({ page }) => {
  await fillAddress(page);
  await page.getByLabel('Country').selectOption('France');
  await page.getByLabel('express').check();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('standard')).toBeChecked();
  await expect(page.getByLabel('Country').locator(':checked')).toHaveText(
    'Austria',
  );
  await expect(page.getByText('Who receives the parcel?')).toBeHidden();
});
