import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { docsSidebar, heading } from './support/shell.ts';

const skip = (page: Page) => page.getByRole('button', { name: 'Skip to main content' });

for (const address of [addresses.home, addresses.overview, addresses.signals, addresses.missing]) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`${address} at ${viewport.width} px: first stop, and leads to the title`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const url = page.url();
      await expect(skip(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip(page)).toBeFocused();
      await expect(skip(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await expect(skip(page)).not.toBeInViewport();
      expect(page.url()).toBe(url);
    });
  }
}

test('it works after a navigation', async ({ page }) => {
  await page.goto(addresses.overview);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await skip(page).focus();
  await page.keyboard.press('Space');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(addresses.installation);
});

test('from the title, Tab goes on within the content', async ({ page }) => {
  await page.goto(addresses.signals);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});
