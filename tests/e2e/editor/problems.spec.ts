import { expect, type Page, test } from '@playwright/test';
import { clickAfter, expectCode, typeText } from '../support/hands.ts';
import { codeField, expectRunning } from '../support/workspace.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const ribbon = (page: Page) => page.locator('.preview-ribbon');

/** The compiler is large. */
const patience = { timeout: 30_000 };

/** Collects what is sent to other sites, and answers in their place. */
async function catchSent(page: Page): Promise<{ url: string; body: string }[]> {
  const sent: { url: string; body: string }[] = [];
  await page.context().route(/^https?:\/\/(?!localhost)/, (route) => {
    const request = route.request();
    sent.push({ url: request.url(), body: request.postData() ?? '' });
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  return sent;
}

test.beforeEach(() => {
  test.slow();
});

test('the first problem is marked, and the code stays where it is', async ({ page }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  const left = async () => (await codeField(page).boundingBox())?.x;
  const before = await left();
  await clickAfter(page, '<h1');
  await typeText(page, ' [nothing]="1"');
  await expect(page.locator('.cm-lintRange-error')).toBeVisible(patience);
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  expect(await left()).toBe(before);
  // What is typed with pauses is undone in as many parts.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(codeField(page)).not.toContainText('nothing', { timeout: 500 });
  }).toPass();
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0, patience);
  await expect(page.locator('.cm-lint-marker')).toHaveCount(0);
  await expect(page.locator('.cm-gutter-lint')).toHaveCount(1);
});

test('a package that is not there is explained, with one way to where it can be had', async ({
  page,
}) => {
  const sent = await catchSent(page);
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await typeText(page, "import { chunk } from 'lodash-es'; import 'birds';");
  const problems = page.getByRole('tabpanel').filter({ has: page.locator('.problems') });
  await expect(problems).toContainText('This page does not have lodash-es and birds.', patience);
  await expect(problems).toContainText('It has @angular/animations,');
  await expect(problems.getByRole('button', { name: 'Open in StackBlitz' })).toHaveCount(1);
  await problems.getByRole('button', { name: 'Open in StackBlitz' }).press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.url).toBe('https://stackblitz.com/run');
  const fields = new URLSearchParams(sent[0]?.body);
  const manifest = JSON.parse(fields.get('project[files][package.json]') ?? '{}');
  expect(manifest.dependencies).toMatchObject({ 'lodash-es': 'latest', birds: 'latest' });
  expect(fields.get('project[files][src/app/app.ts]')).toContain("from 'lodash-es'");
});

for (const [what, line, count] of [
  ['a file that is not there', "import './nope';", 1],
  ['a style sheet', "import './x.css';", 1],
  ['zone.js', "import 'zone.js';", 0],
] as const) {
  test(`an import of ${what} has its count of problems while and after it is checked`, async ({
    page,
  }) => {
    await page.goto('/playground');
    await expectRunning(page, 'Hello, world!');
    await codeField(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await typeText(page, `${line}\n`);
    await expectCode(page, new RegExp(`^${line.replaceAll('.', '\\.')}\n`));
    await expect(tab(page, /^Problems/)).toHaveText(`Problems (${count})`, patience);
    // The check of types comes later, and must not take the problem away.
    await page.waitForTimeout(5000);
    await expect(tab(page, /^Problems/)).toHaveText(`Problems (${count})`);
    await expectRunning(page, 'Hello, world!');
  });
}

test('a step of a tutorial leads to the playground for a package that is not there', async ({
  page,
}) => {
  await page.goto('/tutorials/signals/2-deriving-state-with-computed-signals');
  await expectRunning(page, 'Tiles for a mosaic');
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await typeText(page, "import 'birds';");
  const missing = page.locator('.problems-missing');
  await expect(missing).toContainText('This page does not have birds.', patience);
  await missing.getByRole('button', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/playground/);
  await expect(missing.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible(patience);
});

for (const [what, size] of [
  ['beside the preview', { width: 1440, height: 900 }],
  ['in a part of its own', { width: 390, height: 664 }],
] as const)
  test(`what says that the code has errors leads to their list, ${what}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/playground');
    await expect(codeField(page)).toBeVisible();
    await clickAfter(page, 'export class App {');
    await typeText(page, '#');
    if (size.width < 500) await page.locator('.part-choice', { hasText: 'Preview' }).click();
    else await tab(page, /^Console/).click();
    await button(page, /^The code has errors|^Nothing to show yet/).press('Enter');
    await expect(tab(page, /^Problems/)).toBeFocused();
    await expect(tab(page, /^Problems/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('list', { name: 'Problems' })).toBeInViewport();
    await expect(ribbon(page)).toContainText(':');
  });
