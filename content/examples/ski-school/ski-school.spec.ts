import { expect, type Page, test } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();

test('a language may stand in front of an address', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/courses$/);
  await expect(title(page)).toHaveText('Courses');
  await go(page, 'Deutsch');
  await expect(title(page)).toHaveText('Kurse');
  await go(page, 'Français');
  await expect(page.getByText('Premiers virages')).toBeVisible();
  await go(page, 'English');
  await expect(page.getByText('First turns')).toBeVisible();

  await page.goto('/#/de');
  await expect(page).toHaveURL(/#\/de\/courses$/);
});

test('an address may be of any depth', async ({ page }) => {
  await page.goto('/');
  const parts = page.getByRole('main').getByRole('listitem');
  await go(page, 'North');
  await expect(parts).toHaveText(['north']);
  await go(page, 'Blue 2 at lift 4');
  await expect(title(page)).toHaveText('Slope');
  await expect(parts).toHaveText(['north', 'lift-4', 'blue-2']);
  await go(page, 'Rote 7');
  await expect(title(page)).toHaveText('Piste');
  await expect(parts).toHaveText(['south', 'red-7']);
});
