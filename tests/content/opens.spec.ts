import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';

/** The levels that applications are asked to meet; best practices that need a whole page's landmarks are left to its author. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('bootstraps without errors and is accessible', async ({ page }) => {
  await page.goto('/');
  // Angular writes its version on the root element when it has created it.
  await expect(page.locator('[ng-version]').first()).toBeAttached();
  expect(await violations(page, { runOnly: WCAG })).toEqual([]);
});
