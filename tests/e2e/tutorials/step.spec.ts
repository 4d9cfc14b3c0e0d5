import { expect, type Page, test } from '@playwright/test';
import { clickAfter, typeOver, typeText } from '../support/hands.ts';
import { goalStatus, nextStep } from '../support/step.ts';
import { refusals, refuseStorage } from '../support/storage.ts';
import {
  application,
  codeField,
  codeOf,
  expectRunning,
  foreignRequests,
} from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';
const heading = 'Tiles for a mosaic';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const problems = (page: Page) => page.getByRole('list', { name: 'Problems' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a step has its text, its code and its answer', async ({ page }) => {
    await page.goto(step);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.workbench-waiting .code-block').first()).toBeVisible();
    await page.getByText('The answer', { exact: true }).click();
    await expect(page.locator('.step-answer .code-block').first()).toBeVisible();
  });
});

test.describe('with the editor', () => {
  test.beforeEach(async ({ page }) => {
    test.slow();
    await page.goto(step);
    await expectRunning(page, heading);
  });

  test('the answer reaches all goals, and the start none', async ({ page }) => {
    await expect(goalStatus(page)).toHaveText('0 of 3 goals reached.');
    await button(page, 'Reveal Answer').click();
    await expect(goalStatus(page)).toContainText('all goals', { timeout: 15_000 });
    await button(page, 'Reset').click();
    await expect(goalStatus(page)).toHaveText(/^0 of 3/, { timeout: 15_000 });
  });

  test('what the reader wrote can be brought back after the answer', async ({ page }) => {
    await typeOver(page, '// mine');
    await button(page, 'Reveal Answer').click();
    await expect.poll(() => codeOf(page)).toContain('computed');
    await button(page, 'Bring my code back').click();
    await expect.poll(() => codeOf(page)).toBe('// mine');
    await button(page, 'Reset').click();
    await expect.poll(() => codeOf(page)).toContain('Tiles for a mosaic');
    await button(page, 'Bring my code back').click();
    await expect.poll(() => codeOf(page)).toBe('// mine');
  });

  test('edits are there after loading the page again', async ({ page }) => {
    await typeOver(page, '// kept');
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('// kept');
    await page.reload();
    await expect.poll(() => codeOf(page), { timeout: 15_000 }).toBe('// kept');
  });

  test('a mistake is listed with its page and its place, and the last version stays', async ({
    page,
  }) => {
    await clickAfter(page, '<h1');
    await typeText(page, ' [nothing]="1"');
    const problem = problems(page).getByRole('listitem').first();
    await expect(problem).toContainText('NG8002');
    await expect(problem.getByRole('link', { name: /NG8002/ })).toHaveAttribute(
      'href',
      '/errors/NG8002',
    );
    await problem.getByRole('button', { name: /app\.ts/ }).click();
    await expect(codeField(page)).toBeFocused();
    await clickAfter(page, "selector: 'app-root'");
    await typeText(page, '(');
    await expect(page.getByText('This is the last version that compiled')).toBeVisible();
    await expect(application(page).getByRole('heading', { name: heading })).toBeVisible();
  });

  test('the editor completes names, and imports what it completes', async ({ page }) => {
    await typeOver(page, '');
    await typeText(page, 'export const total = comput');
    await page.keyboard.press('Control+Space');
    const choices = page.locator('.cm-tooltip-autocomplete li');
    await expect(choices.filter({ hasText: /^computed/ }).first()).toBeVisible({
      timeout: 30_000,
    });
    await choices
      .filter({ hasText: /^computed@/ })
      .first()
      .click();
    await expect.poll(() => codeOf(page)).toContain('export const total = computed');
    await expect.poll(() => codeOf(page)).toMatch(/import \{ computed \} from ['"]@angular\/core/);
  });

  test('the next step goes on with the same compiler, and has no trouble with the preview before', async ({
    page,
  }) => {
    const compilers = () => page.workers().filter((worker) => /\/compile-/.test(worker.url()));
    await expect.poll(() => compilers().length).toBe(1);
    const [compiler] = compilers();
    await nextStep(page).click();
    await expect(page).toHaveURL(/\/3-/);
    await expect.poll(() => codeOf(page)).not.toContain(heading);
    const title = application(page).getByRole('heading', { level: 1 });
    await expect(title).toBeVisible({ timeout: 15_000 });
    await expect(title).not.toHaveText(heading);
    // A preview takes its frame for one that hangs when it has not answered for five seconds.
    await page.waitForTimeout(7000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(title).toBeVisible();
    expect(compilers()).toEqual([compiler]);
  });

  test('the reader compares with the answer', async ({ page }) => {
    await typeOver(page, '// mine');
    await button(page, 'Compare with the answer').click();
    const dialog = page.getByRole('dialog', { name: 'Your code and the answer' });
    await expect(dialog.getByRole('textbox', { name: 'Your code' })).toHaveText('// mine');
    await expect(dialog.getByRole('textbox', { name: 'The answer' })).toContainText('computed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the keyboard enters the editor and leaves it', async ({ page }) => {
    await codeField(page).focus();
    await page.keyboard.press('Tab');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(codeField(page)).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(codeField(page)).not.toBeFocused();
  });

  test('the width of the text follows the arrow keys', async ({ page }) => {
    const line = page.getByRole('separator', { name: 'Width of the text' });
    const width = async () => (await page.locator('.tutorial-text').boundingBox())?.width ?? 0;
    const before = await width();
    await line.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(width).toBeLessThan(before);
    await page.keyboard.press('Home');
    await expect.poll(width).toBe(300);
  });
});

test('nothing is asked of another host', async ({ page }) => {
  test.slow();
  const foreign = foreignRequests(page);
  await page.goto(step);
  await expectRunning(page, heading);
  await typeOver(page, 'export const x: number = "";');
  await expect(problems(page)).toContainText('TS2322', { timeout: 15_000 });
  expect(foreign).toEqual([]);
});

for (const refusal of refusals) {
  test(`a browser without storage runs it as well, and says that edits are not kept (${refusal})`, async ({
    page,
  }) => {
    test.slow();
    // Announcements take room from the workspace here, since nothing says that they were closed.
    await page.setViewportSize({ width: 1440, height: 1000 });
    await refuseStorage(page, refusal);
    await page.goto(step);
    await expectRunning(page, heading);
    const notice = page.getByRole('status').filter({ hasText: 'can’t be kept' });
    await expect(notice).toHaveCount(0);
    await typeOver(page, '// mine');
    await expect.poll(() => codeOf(page)).toBe('// mine');
    await expect(notice).toBeVisible();
    await button(page, 'Reset').click();
    await expect(notice).toHaveCount(0);
  });
}

test('a step whose files do not load can be read', async ({ page }) => {
  await page.route('**/assets/tutorials/**', (route) => route.abort());
  await page.goto(step);
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await expect(page.locator('.workbench-waiting .code-block').first()).toBeVisible();
});
