import { expect, type Page, test } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click();

test('the album keeps its filter while it is away', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Motif').fill('sh');
  await expect(page.getByRole('listitem')).toHaveText([/Ship/]);
  await go(page, 'Ship');
  await expect(title(page)).toHaveText('Ship');

  await go(page, 'Album');
  await expect(page.getByLabel('Motif')).toHaveValue('sh');
  await expect(page.getByRole('listitem')).toHaveText([/Ship/]);
});

test('a year is an address', async ({ page }) => {
  await page.goto('/#/1931');
  await expect(title(page)).toHaveText('1931');
  await expect(page.getByRole('listitem')).toHaveText(['Ship']);

  await go(page, 'Turn the page');
  await expect(title(page)).toHaveText('1948');

  await page.goto('/#/2500');
  await expect(title(page)).toHaveText('Stamp album');
});

test('pages change without an animation that lasts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/1923');
  await go(page, 'Turn the page');
  await expect(title(page)).toHaveText('1931');
  await expect(page.locator('html')).not.toHaveClass(/turning/);
});
