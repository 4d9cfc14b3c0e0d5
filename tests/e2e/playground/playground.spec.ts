import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import { makeReturning } from '../../support/returning-reader.ts';
import { clickAfter, typeOver, typeText } from '../support/hands.ts';
import { application, codeOf, expectRunning, foreignRequests } from '../support/workspace.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const template = (page: Page) => page.getByRole('combobox', { name: 'Select a template' });

test.beforeEach(() => {
  test.slow();
});

test('opens with the first template, and with another one that is chosen', async ({ page }) => {
  const foreign = foreignRequests(page);
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await template(page).selectOption('Minigame');
  await expect(application(page).getByRole('heading', { level: 1 })).not.toHaveText(
    'Hello, world!',
  );
  expect(foreign).toEqual([]);
});

test('code that another template replaces can be brought back', async ({ page }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await typeOver(page, '// mine');
  await template(page).selectOption('Signals');
  await expect.poll(() => codeOf(page)).not.toBe('// mine');
  await button(page, 'Bring my code back').click();
  await expect.poll(() => codeOf(page)).toBe('// mine');
});

test('files are added, renamed and deleted', async ({ page }) => {
  await page.goto('/playground');
  await expect(tab(page, 'app/app.ts')).toBeVisible();
  await button(page, 'New file').click();
  const name = page.getByRole('textbox', { name: 'Name of the new file' });
  await name.fill('app/app.ts');
  await name.press('Enter');
  await expect(page.getByRole('alert')).toContainText('src/app/app.ts already exists');
  await name.fill('../secret.ts');
  await name.press('Enter');
  await expect(page.getByRole('alert')).toContainText('contains ".."');
  await name.fill('app/price.ts');
  await name.press('Enter');
  await expect(tab(page, 'app/price.ts')).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Rename').click();
  await page.getByRole('textbox', { name: /^New name/ }).fill('app/cost.ts');
  await page.keyboard.press('Enter');
  // The language service, which looks for files that refer to it, is loaded first.
  await expect(tab(page, 'app/cost.ts')).toBeVisible({ timeout: 40_000 });
  await expect(tab(page, 'app/price.ts')).toBeHidden();
  await button(page, 'Delete').click();
  await expect(tab(page, 'app/cost.ts')).toBeHidden();
  await expect(button(page, 'Delete')).toBeDisabled();
});

/** A page of another reader, whose browser has nothing of this one. */
async function strangersPage(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext();
  await makeReturning(context, baseURL);
  return context.newPage();
}

test('a link carries the code, and runs it only when asked', async ({ page, browser, baseURL }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await clickAfter(page, '<h1>Hello');
  await typeText(page, ' again');
  await button(page, 'Copy link').click();
  await expect(page.getByText(/Link copied|The link to this code is/)).toBeVisible();
  const other = await strangersPage(browser, baseURL);
  await other.goto(page.url());
  await expect.poll(() => codeOf(other)).toContain('Hello again, ');
  await expect(other.locator('.preview-frame iframe')).toHaveCount(0);
  await button(other, 'Run').click();
  await expectRunning(other, 'Hello again, world!');
  // The link is that of the code before the next edit.
  await clickAfter(page, '<h1>Hello again');
  await typeText(page, ' and');
  await expect(page.getByText(/Link copied|The link to this code is/)).toHaveCount(0);
});

test('a template that can’t be loaded changes nothing: code from a link still waits', async ({
  page,
  request,
}) => {
  const { files, openFiles: open } = await (
    await request.get('/assets/playground/hello-world.json')
  ).json();
  const linked = { ...files, '/src/app/app.ts': `${files['/src/app/app.ts']}// linked` };
  await page.route('**/assets/playground/minigame.json', (route) => route.abort());
  await page.goto(`/playground#${toHash({ files: linked, open })}`);
  await expect.poll(() => codeOf(page)).toContain('// linked');
  await template(page).selectOption('Minigame');
  await expect(page.locator('.playground-message')).toHaveText(
    'The template could not be loaded. Try again when you are online.',
  );
  await expect(button(page, 'Run')).toBeVisible();
  await expect(button(page, 'Bring my code back')).toBeHidden();
  expect(await codeOf(page)).toContain('// linked');
});

for (const [what, hash] of Object.entries({
  'is damaged': 'v1.AAAA',
  'is 1 MB long': `v1.${'A'.repeat(1_000_000)}`,
  'is of no known form': 'everything',
})) {
  test(`a link that ${what} says so, and a template opens`, async ({ page }) => {
    await page.goto('/playground');
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await page.reload();
    await expect(page.locator('.playground-message')).toContainText(/link/);
    await expectRunning(page, 'Hello, world!');
  });
}

test('an archive has what the Angular CLI needs', async ({ page }) => {
  await page.goto('/playground');
  await expect(tab(page, 'app/app.ts')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('angular-hello-world.zip');
  const entries = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining([
      'angular-hello-world/angular.json',
      'angular-hello-world/package.json',
      'angular-hello-world/src/app/app.ts',
      'angular-hello-world/src/index.html',
      'angular-hello-world/src/main.ts',
      'angular-hello-world/tsconfig.app.json',
      'angular-hello-world/tsconfig.json',
    ]),
  );
  const manifest = JSON.parse(strFromU8(entries['angular-hello-world/package.json'] as Uint8Array));
  expect(manifest.dependencies['@angular/core']).toMatch(/^20\.3\./);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the playground says what it needs, and shows a template', async ({ page }) => {
    await page.goto('/playground');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.locator('.code-block').first()).toBeVisible();
  });
});
