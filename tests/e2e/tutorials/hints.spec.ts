import { expect, type Page, test } from '@playwright/test';
import { expectRunning, pasteCode } from '../support/workspace.ts';

const step = '/tutorials/signals/1-creating-your-first-signal';

const goals = (page: Page) => page.getByRole('region', { name: 'Goals of this step' });
const hint = (page: Page) => goals(page).locator('.goals-hint');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The code that the step starts with. The editor has only those lines in the page that can be seen. */
async function startOf(page: Page): Promise<string> {
  const asset = await page.request.get(
    '/assets/tutorials/signals/1-creating-your-first-signal.json',
  );
  return (await asset.json()).files['/src/app/app.ts'];
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

    const start = await startOf(page);
    // The signal is there, but nobody reads it.
    const unread = start
      .replace('visitors = 0', 'readonly visitors = signal(0)')
      .replace('{ Component }', '{ Component, signal }');
    await pasteCode(page, unread);
    await expect(hint(page)).toHaveText(/^Hint: A signal is a function\. Read visitors\(\)/, {
      timeout: 20_000,
    });
    // It is read, but still assigned to.
    const assigned = unread.replace('{{ visitors }}', '{{ visitors() }}');
    await pasteCode(page, assigned);
    await expect(hint(page)).toHaveText(/^Hint: The field keeps its signal/, { timeout: 20_000 });
    await expect(hint(page)).toHaveCount(1);
    // The compiler does not know it.
    await pasteCode(page, assigned.replace(', signal }', ' }'));
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
