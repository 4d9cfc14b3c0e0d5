import { expect, type Page, test } from '@playwright/test';
import { codeOf, expectRunning, pasteCode } from '../support/workspace.ts';

const step = '/tutorials/signals/1-creating-your-first-signal';

const goals = (page: Page) => page.getByRole('region', { name: 'Goals of this step' });
const hint = (page: Page) => goals(page).locator('.goals-hint');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Changes the code in the editor, as somebody does who pastes it. */
async function change(page: Page, from: string, to: string): Promise<void> {
  await pasteCode(page, (await codeOf(page)).replace(from, to));
}

for (const width of [1280, 390]) {
  test(`a mistake gets one hint, which goes with it, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(step);
    // On a phone, the text or the editor is shown.
    const code = page.getByRole('button', { name: 'Code', exact: true });
    if (width < 900) await code.click();
    await expect(page.locator('.code-editor .cm-content')).toBeVisible({ timeout: 20_000 });
    await expect(goals(page)).toContainText('0 of 3 goals reached.', { timeout: 30_000 });
    await expect(hint(page)).toHaveCount(0);

    // A mistake that compiles.
    await change(page, 'visitors = 0', 'readonly visitors = signal(0)');
    await change(page, '{ Component }', '{ Component, signal }');
    await expect(hint(page)).toHaveText(/^Hint: A signal is a function\. Read visitors\(\)/, {
      timeout: 20_000,
    });
    // Another one, which does not compile.
    await change(page, '{{ visitors }}', '{{ visitors() }}');
    await expect(hint(page)).toHaveText(/^Hint: The field keeps its signal/, { timeout: 20_000 });
    await expect(hint(page)).toHaveCount(1);
    // One that only the compiler finds.
    await change(page, ', signal }', ' }');
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
