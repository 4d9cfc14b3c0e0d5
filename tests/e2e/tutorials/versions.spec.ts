import { expect, type Page, test } from '@playwright/test';
import { clickAfter, expectCode, typeText } from '../support/hands.ts';
import { goalStatus, nextStep } from '../support/step.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
const heading = 'Tiles for a mosaic';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const typeMark = async (page: Page, mark: string) => {
  await page.bringToFront();
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await typeText(page, `// ${mark}`);
};

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto(step);
  await expectRunning(page, heading);
});

test('an error of a version that was typed on the way does not stay over the one that works', async ({
  page,
}) => {
  await clickAfter(page, 'Component, signal');
  for (let letter = 0; letter < 'signal'.length; letter++) await page.keyboard.press('Backspace');
  // Each of these versions runs, and fails.
  const overlay = page.locator('.preview-error');
  await expect(overlay).toContainText('signal is not defined', { timeout: 15_000 });
  await typeText(page, 'computed, signal');
  await page.keyboard.press('Escape');
  await expectCode(page, /Component, computed, signal \}/);
  await expectRunning(page, heading);
  await expect(overlay).toBeHidden();
});

test('goals that are reached are not said to be while the code does not run', async ({ page }) => {
  await button(page, 'Reveal Answer').click();
  await expect(goalStatus(page)).toContainText('Well done', { timeout: 15_000 });
  await clickAfter(page, '@Component');
  await typeText(page, ' {');
  await expect(goalStatus(page)).toHaveText('The goals are checked again when the code runs.');
  await page.keyboard.press('Backspace');
  await expect(goalStatus(page)).toContainText('Well done', { timeout: 15_000 });
});

test('the answer that is revealed while an older version is checked is right, and stays so', async ({
  page,
}) => {
  // Its application waits for data, so that a check takes a while.
  await page.goto('/tutorials/signals/4-managing-async-data-with-signals');
  await expect(application(page).getByRole('heading', { level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  await expect(goalStatus(page)).toContainText('goals reached', { timeout: 30_000 });
  await typeMark(page, 'checked');
  // The edit is compiled and runs meanwhile; its check has begun, and goes on.
  await page.waitForTimeout(1000);
  await button(page, 'Reveal Answer').click();
  await expect(goalStatus(page)).toContainText('Well done', { timeout: 20_000 });
  const seen = new Set<string | null>();
  for (const end = Date.now() + 5000; Date.now() < end; await page.waitForTimeout(100))
    seen.add(await goalStatus(page).textContent());
  expect([...seen]).toEqual([expect.stringContaining('Well done')]);
});

test('what was typed a moment before the page goes is there again', async ({ page }) => {
  await typeMark(page, 'before reload');
  await page.reload();
  await expectCode(page, /\/\/ before reload/);
  await typeMark(page, 'before Next');
  await nextStep(page).click();
  await expect(page).toHaveURL(/\/3-/);
  await expectCode(page, /linkedSignal|costume/i);
  await page.goBack();
  await expectCode(page, /\/\/ before Next/);
});

test('a next step whose files do not load says so, and is loaded when its reader wants it', async ({
  page,
}) => {
  await page.route('**/assets/tutorials/**', (route) => route.abort());
  await nextStep(page).click();
  await expect(page).toHaveURL(/\/3-/);
  await expect(page.getByRole('alert')).toContainText('The editor could not be loaded.');
  await expect(codeField(page)).toBeHidden();
  await page.unroute('**/assets/tutorials/**');
  await button(page, 'Try again').click();
  await expect(application(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a comparison that does not load says so where its reader is, and is loaded when wanted again', async ({
  page,
}) => {
  const script = /\/CompareDialog\b[^/]*\.[jt]sx?/;
  await page.route(script, (route) => route.abort());
  await button(page, 'Compare with the answer').click();
  await expect(page.getByText('The comparison could not be loaded.')).toBeInViewport();
  await page.unroute(script);
  await button(page, 'Try again').click();
  await expect(page.getByRole('dialog', { name: 'Your code and the answer' })).toBeVisible();
});

test('two tabs with the same step show the same code, whichever is edited', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(step);
  await expectRunning(other, heading);
  await typeMark(other, 'second ');
  await expectCode(page, /\/\/ second $/);
  await typeMark(page, 'first ');
  await expectCode(other, /\/\/ second \/\/ first $/);
  await typeMark(other, 'last');
  await expectCode(page, /\/\/ second \/\/ first \/\/ last$/);
  await expect(page.getByText('in another tab at the same time')).toHaveCount(0);
});

test('a tab that did not hear of the edits in another one keeps both', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  // As a browser does that has put the tab to sleep.
  await other.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await other.goto(step);
  await expectRunning(other, heading);
  await typeMark(page, 'first');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('// first');
  await typeMark(other, 'second');
  await expect(other.getByText('in another tab at the same time')).toBeVisible();
  await expectCode(other, /\/\/ second$/);
  await button(other, 'Bring my code back').click();
  await expectCode(other, /\/\/ first$/);
  await button(other, 'Bring my code back').click();
  await expectCode(other, /\/\/ second$/);
  // The tab that heard of it shows the last edit, and has the other one too.
  await page.bringToFront();
  await expectCode(page, /\/\/ second$/);
  await button(page, 'Bring my code back').click();
  await expectCode(page, /\/\/ first$/);
});
