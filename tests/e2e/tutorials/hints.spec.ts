import { expect, type Page, test } from '@playwright/test';
import { clickAfter, closeCompletion, typeText } from '../support/hands.ts';
import { goals } from '../support/step.ts';
import { expectRunning } from '../support/workspace.ts';

const step = '/tutorials/signals/1-creating-your-first-signal';

const hint = (page: Page) => goals(page).locator('.goals-hint');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Puts the cursor after a text, and types another one in place of its last characters. */
async function change(page: Page, after: string, typed: string, replaced = 0): Promise<void> {
  await clickAfter(page, after);
  for (let press = 0; press < replaced; press += 1) await page.keyboard.press('Backspace');
  await typeText(page, typed);
  // The list comes a moment after the text, and lies over the lines below: it would take the next click.
  const list = page.locator('.code-editor .cm-tooltip-autocomplete');
  await list.waitFor({ timeout: 2000 }).catch(() => {});
  await closeCompletion(page);
}

for (const width of [1280, 390]) {
  test(`a mistake gets one hint, which goes with it, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(step);
    // On a phone, the text or the editor is shown.
    if (width < 900) await page.getByText('Code', { exact: true }).click();
    await expect(page.locator('.code-editor .cm-content')).toBeVisible({ timeout: 20_000 });
    await expect(goals(page)).toContainText('0 of 3 goals reached.', { timeout: 30_000 });
    await expect(hint(page)).toHaveCount(0);

    // The signal is there, but nobody reads it.
    await change(page, '{ Component', ', signal');
    await change(page, 'visitors = 0', 'signal(0)', 1);
    await expect(hint(page)).toHaveText(/^Hint: A signal is a function\. Read visitors\(\)/, {
      timeout: 20_000,
    });
    // It is read, but still assigned to.
    await change(page, '{{ visitors', '()');
    await expect(hint(page)).toHaveText(/^Hint: The field keeps its signal/, { timeout: 20_000 });
    await expect(hint(page)).toHaveCount(1);
    // The compiler does not know it.
    await change(page, '{ Component, signal', '', ', signal'.length);
    await expect(hint(page)).toHaveText(/^Hint: Import signal/, { timeout: 20_000 });

    if (width < 900) return;
    await button(page, 'Reveal Answer').click();
    await expect(hint(page)).toHaveCount(0);
    await expect(goals(page)).toContainText('all goals', { timeout: 20_000 });
    await expect(hint(page)).toHaveCount(0);
  });
}

test('a step that nobody has touched has no hint', async ({ page }) => {
  test.slow();
  await page.goto(step);
  await expectRunning(page, 'Gate of the zoo');
  await expect(goals(page)).toContainText('0 of 3 goals reached.', { timeout: 20_000 });
  await page.waitForTimeout(2000);
  await expect(hint(page)).toHaveCount(0);
  await expect(goals(page).locator('[aria-live="polite"]')).toBeAttached();
});
