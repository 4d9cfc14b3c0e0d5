import { expect, test } from '@playwright/test';
import { violations, WCAG } from '../support/axe.ts';

test('bootstraps without errors and is accessible', async ({ page }) => {
  await page.goto('/');
  // Angular writes its version on the root element when it has created it.
  await expect(page.locator('[ng-version]').first()).toBeAttached();
  expect(await violations(page, { runOnly: WCAG })).toEqual([]);
});
