import { expect, test } from '@playwright/test';
import { selectedExamples } from '../../scripts/only/index.ts';
import { runs } from '../../src/examples/index.ts';
import { violations, WCAG } from '../support/axe.ts';
import { addressOf } from './addresses.ts';

/**
 * What a browser paints behind a document without a background of its own, said in a style: axe takes such a document for white, also where the
 * scheme is dark.
 */
const PAINTED_CANVAS = ':where(html) { background: Canvas; }';

for (const { name } of selectedExamples().filter(runs)) {
  // A group with the example's name, which leaves it out where its verdict is kept.
  test.describe(name, () => {
    test('bootstraps without errors and is accessible in both colour schemes', async ({ page }) => {
      await page.goto(addressOf(name));
      // Angular writes its version on the root element when it has created it.
      await expect(page.locator('[ng-version]').first()).toBeAttached();
      await page.addStyleTag({ content: PAINTED_CANVAS });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, { runOnly: WCAG }), colorScheme).toEqual([]);
      }
    });
  });
}

/** The example of the article about accessibility: what users do must not bring violations either. */
const BOARD = 'board-pages';

for (const { name } of selectedExamples().filter((example) => example.name === BOARD)) {
  test.describe(name, () => {
    test('is accessible with the disclosure open and after a failed sign-up', async ({ page }) => {
      await page.goto(addressOf(name));
      await page.addStyleTag({ content: PAINTED_CANVAS });
      await page.getByRole('button', { name: 'Lost cat' }).click();
      await expect(page.getByText('Gray, answers to Minka')).toBeVisible();
      expect(await violations(page, { runOnly: WCAG })).toEqual([]);
      await page.getByRole('link', { name: 'Offer help' }).click();
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page, { runOnly: WCAG })).toEqual([]);
    });
  });
}
