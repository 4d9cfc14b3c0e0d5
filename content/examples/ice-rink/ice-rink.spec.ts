import { expect, test } from '@playwright/test';

test('the list follows the address, and the address the boxes', async ({
  page,
}) => {
  await page.goto('/');
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect(sessions).toHaveCount(3);

  await page.getByLabel('skating').check();
  await expect(sessions).toHaveText(['11:00 skating']);
  await page.getByLabel('hockey').check();
  await expect(page).toHaveURL(/saturday\?kind=skating&kind=hockey$/);
  await expect(sessions).toHaveText(['11:00 skating', '16:00 hockey']);

  await page.getByRole('link', { name: 'Sunday' }).click();
  await expect(page.getByRole('heading')).toHaveText('On sunday');
  await expect(sessions).toHaveCount(3);

  await page.getByLabel('skating').uncheck();
  await expect(sessions).toHaveText(['18:00 hockey']);
  await page.goBack();
  await expect(page.getByLabel('skating')).toBeChecked();
  await expect(sessions).toHaveCount(3);
});

test('an address can be sent to somebody', async ({ page }) => {
  await page.goto('/#/saturday?kind=curling');
  await expect(page.getByLabel('curling')).toBeChecked();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    '9:00 curling',
  ]);
});
