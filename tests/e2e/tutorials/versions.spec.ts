import { expect, type Page, test } from '@playwright/test';
import { clickAfter, expectCode, typeText } from '../support/hands.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
const heading = 'Tiles for a mosaic';
const status = (page: Page) =>
  page.getByRole('region', { name: 'Goals of this step' }).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  await expect(status(page)).toContainText('Well done', { timeout: 15_000 });
  await clickAfter(page, '@Component');
  await typeText(page, ' {');
  await expect(status(page)).toHaveText('The goals are checked again when the code runs.');
  await page.keyboard.press('Backspace');
  await expect(status(page)).toContainText('Well done', { timeout: 15_000 });
});

test('what was typed a moment before the page goes is there again', async ({ page }) => {
  const typeMark = async (mark: string) => {
    await codeField(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await typeText(page, `// ${mark}`);
  };
  await typeMark('before reload');
  await page.reload();
  await expectCode(page, /\/\/ before reload/);
  await typeMark('before Next');
  await page.getByRole('link', { name: /^Next step/ }).click();
  await expect(page).toHaveURL(/\/3-/);
  await expectCode(page, /linkedSignal|costume/i);
  await page.goBack();
  await expectCode(page, /\/\/ before Next/);
});

test('a next step whose files do not load says so, and is loaded when its reader wants it', async ({
  page,
}) => {
  await page.route('**/assets/tutorials/**', (route) => route.abort());
  await page.getByRole('link', { name: /^Next step/ }).click();
  await expect(page).toHaveURL(/\/3-/);
  await expect(page.getByRole('alert')).toContainText('The editor could not be loaded.');
  await expect(codeField(page)).toBeHidden();
  await page.unroute('**/assets/tutorials/**');
  await button(page, 'Try again').click();
  await expect(application(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('two tabs with the same step do not overwrite each other silently', async ({
  page,
  context,
}) => {
  const typeMark = async (where: Page, mark: string) => {
    await codeField(where).click();
    await where.keyboard.press('ControlOrMeta+End');
    await typeText(where, `// ${mark}`);
  };
  const other = await context.newPage();
  await other.goto(step);
  await expectRunning(other, heading);
  await typeMark(other, 'of the second tab');
  // The first tab has no edits: it follows.
  await expectCode(page, /\/\/ of the second tab/);
  await page.bringToFront();
  await typeMark(page, 'of the first tab');
  await expect(other.getByText('You edit this step in another tab too.')).toBeVisible();
});
