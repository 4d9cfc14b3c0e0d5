import { expect, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { docsSidebar, heading, mainNavigation } from './support/shell.ts';

const unknown = [addresses.missing, '/essentials/no-such-page', '/a/b/c', '/404'];

for (const address of unknown) {
  test(`${address} shows the error page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === '/404' ? 200 : 404);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(site.product);
    await expect(heading(page)).toHaveText('There is no page at this address');
    const issue = page.getByRole('main').getByRole('link', { name: 'Open an issue' });
    await expect(issue).toHaveAttribute('href', `${site.repository.url}/issues/new`);
    await expect(issue).toHaveAttribute('target', '_blank');
    await expect(docsSidebar(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('no section is marked', async ({ page }) => {
  await page.goto(addresses.missing);
  await expect(mainNavigation(page)).toBeVisible();
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

test('the reader finds the way back into the site', async ({ page }) => {
  await page.goto(addresses.missing);
  await page.getByRole('main').getByRole('link', { name: 'overview' }).click();
  await expect(page).toHaveURL(addresses.overview);
  await expect(heading(page)).not.toHaveText('There is no page at this address');
});
