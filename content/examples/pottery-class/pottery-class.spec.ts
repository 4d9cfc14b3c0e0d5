import { expect, type Page, test } from '@playwright/test';

const step = (page: Page) => page.getByRole('heading', { level: 2 });

test('a booking goes through its steps', async ({ page }) => {
  await page.goto('/');
  await expect(step(page)).toHaveText('Which course?');
  await page.getByLabel('Throwing').check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(step(page)).toHaveText('Who comes?');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Ada books Throwing.')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('a step that is too early leads back', async ({ page }) => {
  await page.goto('/#/book/check');
  await expect(step(page)).toHaveText('Which course?');
  await expect(page).toHaveURL(/#\/book\/course$/);

  await page.getByLabel('Glazing').check();
  await page.getByRole('link', { name: 'check' }).click();
  await expect(step(page)).toHaveText('Who comes?');
  await expect(page.getByRole('link', { name: 'name' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});
