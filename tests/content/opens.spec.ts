import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** The levels that applications are asked to meet; best practices that need a whole page's landmarks are left to its author. */
const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('bootstraps without errors and is accessible', async ({ page }) => {
  await page.goto('/');
  // Angular writes its version on the root element when it has created it.
  await expect(page.locator('[ng-version]').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).withTags(ACCESSIBILITY).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual(
    [],
  );
});
