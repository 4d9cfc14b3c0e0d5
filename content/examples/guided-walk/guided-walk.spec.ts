import { expect, type Page, test } from '@playwright/test';

const step = (page: Page) => page.getByRole('heading', { level: 2 });

test('a booking goes through its steps', async ({ page }) => {
  await page.goto('/');
  await expect(step(page)).toHaveText('Which walk?');
  await page.getByLabel('Early birds').check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(step(page)).toHaveText('Who comes?');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Ada books Early birds.')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('a step that is too early leads back', async ({ page }) => {
  await page.goto('/#/book/check');
  await expect(step(page)).toHaveText('Which walk?');
  await expect(page).toHaveURL(/#\/book\/walk$/);

  await page.getByLabel('Owl evening').check();
  await page.getByRole('link', { name: 'check' }).click();
  await expect(step(page)).toHaveText('Who comes?');
  await expect(page.getByRole('link', { name: 'name' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

const thanks = (page: Page) => page.getByText('Thank you for your booking!');
const details = (page: Page) => page.getByText('Early birds for Ada');

async function book(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Early birds').check();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(details(page)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
}

test('state survives a reload, and info does not', async ({ page }) => {
  await book(page);
  await page.reload();
  await expect(details(page)).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('state comes back with the history, and info does not', async ({
  page,
}) => {
  await book(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(step(page)).toHaveText('Is it right?');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(details(page)).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('the next booking does not show the data of the last one', async ({
  page,
}) => {
  await book(page);
  await page.getByRole('link', { name: 'Booking 1042' }).click();
  await expect(page.getByRole('heading')).toHaveText('Booking 1042');
  await expect(page.getByText('Call us for the details')).toBeVisible();
  await expect(details(page)).toBeHidden();
  await expect(thanks(page)).toBeHidden();
});
