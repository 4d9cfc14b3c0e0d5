import { expect, test } from '@playwright/test';
import { example } from '../support/constructs.ts';
import { addresses } from './support/addresses.ts';
import { contents, docsSidebar, heading, mainNavigation, rail } from './support/shell.ts';

for (const width of [700, 900, 1280, 1680]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.goto(addresses.signals);
      await page.emulateMedia({ media: 'print' });
    });

    test('paper shows the article and nothing to press', async ({ page }) => {
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('main').locator('.prose p').first()).toBeVisible();
      for (const part of [
        mainNavigation(page),
        rail(page),
        docsSidebar(page),
        contents(page),
        page.getByRole('contentinfo'),
        page.getByRole('link', { name: 'Edit this page' }),
      ]) {
        await expect(part).toBeHidden();
      }
      // The tabs of an example are names of its files.
      const buttons = page.locator('button:not([role="tab"])');
      await expect(buttons.and(page.locator(':visible'))).toHaveCount(0);
    });

    test('the article takes the width of the paper', async ({ page }) => {
      const main = await page.getByRole('main').boundingBox();
      expect(main?.x).toBe(0);
      // A window, unlike paper, may keep a gutter for its scroll bar.
      expect(main?.width).toBeGreaterThanOrEqual(width - 20);
      const title = await heading(page).boundingBox();
      expect(title?.x).toBeLessThan(width / 4);
    });
  });
}

test('paper is light, whatever the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('themePreference', 'dark'));
  await page.goto(addresses.signals);
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(root).toHaveCSS('color-scheme', 'light');
});

test('the addresses of links to other sites are printed', async ({ page }) => {
  await page.goto(addresses.overview);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const prose = document.querySelector('.prose');
    const link = Object.assign(document.createElement('a'), { href: 'https://example.org/a' });
    prose?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toContain('https://example.org/a');
});

test('an example prints all of its files, each under its name', async ({ page }) => {
  await page.goto(addresses.components);
  const viewer = example(page, 1);
  const names = await viewer.getByRole('tab').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await viewer.getByRole('switch').click();
  await expect(viewer.locator('pre:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(viewer.locator('.example-panel-title:visible')).toHaveText(names);
  await expect(viewer.locator('pre:visible')).toHaveCount(names.length);
});
