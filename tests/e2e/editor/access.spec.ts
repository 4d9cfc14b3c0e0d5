import { expect, type Page, test } from '@playwright/test';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import { newReader } from '../../support/returning-reader.ts';
import { typeOver } from '../support/hands.ts';
import { nextStep } from '../support/step.ts';
import { codeField } from '../support/workspace.ts';

const step = '/tutorials/signals/2-deriving-state-with-computed-signals';

/** Compiling takes as long as on a slow computer. */
const patience = { timeout: 60_000 };

const frame = (page: Page) => page.getByRole('group', { name: /^Editor for app\.ts/ });
const code = toHash({
  files: {
    '/src/app/app.ts':
      "import { Component } from '@angular/core';\n@Component({ selector: 'app-root', template: '<h1>Mine</h1>' })\nexport class App {}\n",
    '/src/main.ts':
      "import { bootstrapApplication } from '@angular/platform-browser';\nimport { App } from './app/app';\nbootstrapApplication(App);\n",
  },
  open: ['/src/app/app.ts', '/src/main.ts'],
});

test.beforeEach(() => {
  test.slow();
});

test('the number of problems is announced, and a problem leads to the code once', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(page.getByText('No problems found.')).toBeVisible(patience);
  const announced = page.locator('.workspace [role="status"]', { hasText: /^\d+ problems?$/ });
  await expect(announced).toHaveCount(0);
  await typeOver(page, 'export class App { x: number = ""; }');
  await expect(announced).toHaveText(/^\d problems?$/, patience);
  await page
    .getByRole('list', { name: 'Problems' })
    .getByRole('button', { name: /app\.ts:1/ })
    .first()
    .click();
  await expect(codeField(page)).toBeFocused();
  await page.getByRole('tab', { name: 'app/app.ts' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'main.ts' }).press('ArrowLeft');
  await expect(codeField(page)).toContainText('class App', patience);
  await expect(codeField(page)).not.toBeFocused();
});

test('what was not compiled is not called faultless, and Run is the button that stands out', async ({
  page,
}) => {
  await page.route('**/sandbox/compiler/**', () => {});
  await page.goto(`/playground#${code}`);
  await expect(page.getByText('Nothing has been compiled yet.')).toBeVisible(patience);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const colours = await run.evaluate((button) => {
    const { backgroundColor } = getComputedStyle(button);
    return { backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(colours.backgroundColor).not.toBe(colours.page);
  expect(colours.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  await run.click();
  await expect(page.getByText('The compiler is still working.')).toBeVisible(patience);
  await expect(page.getByText('No problems found.')).toHaveCount(0);
});

test('code behind a component in one line has its colors', async ({ page }) => {
  await page.goto(`/playground#${code}`);
  const colourOf = (text: string) =>
    codeField(page)
      .locator('.cm-line')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await expect(codeField(page)).toContainText('class App', patience);
  await expect.poll(() => colourOf('export')).toBe(await colourOf('import'));
  await expect.poll(() => colourOf('h1')).not.toBe(await colourOf('export'));
});

test.describe('where the system chooses the colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selected tab and the lines between the parts can be seen', async ({ page }) => {
    await page.goto(`/playground#${code}`);
    await expect(codeField(page)).toContainText('class App', patience);
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const tab of ['.file-tab', '.result-tab'])
      expect(await background(`${tab}[aria-selected="true"]`)).not.toBe(
        await background(`${tab}[aria-selected="false"]`),
      );
    expect(await background('.workspace-separator')).not.toBe(await background('html'));
  });
});

test.describe('for somebody who is here for the first time', () => {
  test.use({ storageState: newReader });

  for (const address of ['/playground', step])
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const)
      test(`the notice about cookies lies beside the workspace of ${address} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await expect(codeField(page)).not.toHaveText('', patience);
        const choice = page.locator('.part-choice', { hasText: /^Code/ });
        if ((await choice.count()) > 0) await choice.click();
        const notice = page.getByRole('complementary', { name: 'Cookies' });
        const bottom = async () => {
          const box = await page.locator('.tutorial-workbench, .workspace').first().boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        };
        const top = async () => (await notice.boundingBox())?.y ?? 0;
        expect(await bottom()).toBeLessThanOrEqual((await top()) + 1);
        expect(await bottom()).toBeGreaterThan(height / 2);
        await notice.getByRole('button').click();
        await expect.poll(bottom).toBeGreaterThan(height - 2);
      });
});

test('the line between text and workbench keeps its place from step to step', async ({ page }) => {
  const width = async () => (await page.locator('.tutorial-text').boundingBox())?.width ?? 0;
  await page.goto(step);
  await page.getByRole('separator', { name: 'Width of the text' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(300);
  await nextStep(page).click();
  await expect(page).toHaveURL(/\/3-/);
  await expect(page.getByRole('separator', { name: 'Width of the text' })).toBeVisible();
  expect(await width()).toBe(300);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const choice = (page: Page, name: string) => page.getByRole('radio', { name });

  test('a step shows its text, its code or its preview, and keeps the place in the text', async ({
    page,
  }) => {
    await page.goto(step);
    await expect(choice(page, 'Text')).toBeChecked(patience);
    await expect(codeField(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await choice(page, 'Text').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Code')).toBeFocused();
    await expect(codeField(page)).toBeInViewport();
    await expect(page.locator('.tutorial-text .prose')).toBeHidden();
    // Whoever hears the page still hears what it is called.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(codeField(page)).toBeHidden();
    await expect(page.locator('.preview-stage')).toBeInViewport({ ratio: 1 });
    await choice(page, 'Text').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.tutorial-text .prose')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
    await page.getByRole('button', { name: 'Skip to the editor' }).focus();
    await page.keyboard.press('Enter');
    await expect(frame(page)).toBeFocused();
    await expect(choice(page, 'Code')).toBeChecked();
    await page.getByRole('button', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tutorial-text h1')).toBeFocused();
    await expect(page.locator('.tutorial-text .prose')).toBeVisible();
  });
});
