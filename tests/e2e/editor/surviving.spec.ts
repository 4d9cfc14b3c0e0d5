import { expect, type Page, test } from '@playwright/test';
import { clickAfter, expectCode, typeText } from '../support/hands.ts';
import { expectRunning } from '../support/workspace.ts';

const PARTS = /\/(?:file-tree|FileTree|ConsolePane)\b[^/]*\.[jt]sx?/;

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
});

test('parts that do not load without a connection take nothing else away', async ({ page }) => {
  await page.route(PARTS, (route) => route.abort());
  await clickAfter(page, "signal('world');");
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await typeText(page, "readonly broken = JSON.parse('{');");
  // An error of the application opens the console.
  await expect(page.getByText('The console could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Files/ }).click();
  await expect(page.getByText('The list of files could not be loaded.')).toBeVisible();
  await expectCode(page, /readonly broken = JSON\.parse\('\{'\);/);

  await page.unroute(PARTS);
  await again(page).first().click();
  await expect(page.getByRole('treeitem', { name: 'app.ts' })).toBeVisible();
  await again(page).click();
  await expect(page.getByRole('log')).toContainText('JSON');
});
