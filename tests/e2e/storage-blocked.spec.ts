import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { watchProblems } from './support/problems.ts';
import {
  contents,
  docsSidebar,
  heading,
  homeLink,
  mainNavigation,
  menuTrigger,
  openMenu,
  phoneOpener,
} from './support/shell.ts';
import { refusals, refuseStorage } from './support/storage.ts';

for (const refusal of refusals) {
  test.describe(`storage: ${refusal}`, () => {
    test.beforeEach(({ page }) => refuseStorage(page, refusal));

    test('every template opens without an error', async ({ page }) => {
      const problems = watchProblems(page);
      for (const address of Object.values(addresses)) {
        if (address === addresses.missing) continue;
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
      }
      await page.goto('/404');
      await expect(heading(page)).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('the site can be used on a wide screen', async ({ page }) => {
      const problems = watchProblems(page);
      await page.setViewportSize({ width: 1680, height: 700 });
      await page.goto(addresses.overview);
      for (const name of ['version', 'social', 'theme'] as const) {
        await menuTrigger(page, name).click();
        await expect(openMenu(page, name)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(openMenu(page, name)).toBeHidden();
      }
      await docsSidebar(page).getByRole('button', { name: 'Expand Essentials' }).click();
      await expect(page).toHaveURL(addresses.essentials);
      await docsSidebar(page).getByRole('link', { name: 'Reactivity with signals' }).click();
      await expect(page).toHaveURL(addresses.signals);
      await contents(page).getByRole('link').last().click();
      await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
      await contents(page).getByRole('button', { name: 'Back to the top' }).click();
      await homeLink(page).click();
      await expect(page).toHaveURL(addresses.home);
      await page.goBack();
      await expect(heading(page)).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('the drawer works', async ({ page }) => {
      const problems = watchProblems(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addresses.overview);
      await phoneOpener(page).click();
      await expect(mainNavigation(page)).toBeInViewport();
      await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL(addresses.installation);
      await expect(mainNavigation(page)).toBeHidden();
      expect(problems).toEqual([]);
    });
  });
}
