import { expect, type Page, test } from '@playwright/test';
import { clickAfter, expectCode, typeText } from '../support/hands.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const template = (page: Page) => page.getByRole('combobox', { name: 'Select a template' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const deletedFiles = (page: Page) => page.getByRole('combobox', { name: 'Deleted files' });
const message = (page: Page) => page.locator('.playground-message');

/** Types into the greeting of the first template. */
async function greet(page: Page, text: string): Promise<void> {
  await clickAfter(page, 'Hello, ');
  await typeText(page, text);
}

/** Adds files that each say their name. */
async function addFiles(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await button(page, 'New file').click();
    await typeText(page, name);
    await page.keyboard.press('Enter');
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await codeField(page).click();
    await typeText(page, `export const at = '${name}`);
  }
}

async function deleteFile(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await button(page, 'Delete').click();
  await expect(tab(page, name)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
});

test('own edits run at once after a reload, also those of the last moment and without an address', async ({
  page,
}) => {
  await greet(page, 'dear ');
  await page.reload();
  await expectRunning(page, 'Hello, dear world!');
  await expect(template(page)).toHaveValue('hello-world');
  await expect.poll(() => page.url()).toContain('#v1.');
  await greet(page, 'very ');
  await page.reload();
  await expectRunning(page, 'Hello, very dear world!');
});

test('the link of the navigation opens a template, and offers the code that was left', async ({
  page,
}) => {
  await greet(page, 'lost ');
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await expect(page).toHaveURL('/overview');
  await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
  await expectRunning(page, 'Hello, world!');
  await button(page, 'Bring my code back').click();
  await expectRunning(page, 'Hello, lost world!');
});

test('what was made before is named by its heading, what it began with, and its size', async ({
  page,
}) => {
  await greet(page, 'old ');
  await template(page).selectOption('Signals');
  await expect(page).toHaveURL(/#template=signals$/);
  await clickAfter(page, "from '@angular/core';");
  await typeText(page, ' // mine');
  await template(page).selectOption('Hello world');
  const earlier = page.getByRole('combobox', { name: 'My earlier code' });
  const named = /^“Hello, old …!”, Hello world, 4 files, \d+ lines, /;
  const entry = earlier.locator('option').filter({ hasText: named });
  await expect(entry).toHaveCount(1);
  await earlier.selectOption(await entry.getAttribute('value'));
  await expectRunning(page, 'Hello, old world!');
});

test('a template that is chosen has an address of its own, and is there after a reload', async ({
  page,
}) => {
  await template(page).selectOption('Signals');
  await expect(page).toHaveURL(/#template=signals$/);
  await page.reload();
  await expect(template(page)).toHaveValue('signals');
});

test('an address that names no template says so, also after a reload, until one is chosen', async ({
  page,
}) => {
  const unknown = 'There is no template “nothing”. Choose one from the list.';
  await template(page).selectOption('Signals');
  await expect(page).toHaveURL(/#template=signals$/);
  // The same document.
  await page.goto('/playground#template=nothing');
  await expect(message(page)).toHaveText(unknown);
  await expect(template(page)).toHaveValue('hello-world');
  await expectRunning(page, 'Hello, world!');
  await expect(page).toHaveURL('/playground#template=nothing');
  await page.reload();
  await expect(message(page)).toHaveText(unknown);
  await expectRunning(page, 'Hello, world!');
  await template(page).selectOption('Signals');
  await expect(message(page)).toBeEmpty();
  await expect(page).toHaveURL(/#template=signals$/);
});

test('a file that is deleted comes back, with its tab in its place, also after another edit', async ({
  page,
}) => {
  await addFiles(page, ['app/first.ts', 'app/second.ts']);
  await deleteFile(page, 'app/first.ts');
  await tab(page, 'app/second.ts').click();
  await codeField(page).click();
  await typeText(page, '// more ');
  await button(page, 'Undo').click();
  await expect(message(page)).toHaveText('Restored src/app/first.ts.');
  await expect(message(page)).toBeFocused();
  await expectCode(page, "export const at = 'app/first.ts'");
  const names = await page
    .getByRole('tablist', { name: 'Files' })
    .getByRole('tab')
    .allTextContents();
  expect(names.slice(-2)).toEqual(['app/first.ts', 'app/second.ts']);
  await expect(button(page, 'Undo')).toBeHidden();
});

test('of two files that are deleted in a row, both come back', async ({ page }) => {
  await addFiles(page, ['app/first.ts', 'app/second.ts']);
  await deleteFile(page, 'app/first.ts');
  await deleteFile(page, 'app/second.ts');
  await button(page, 'Undo').click();
  await expect(message(page)).toHaveText('Restored src/app/second.ts.');
  await deletedFiles(page).selectOption('src/app/first.ts (1 line)');
  await expect(message(page)).toHaveText('Restored src/app/first.ts.');
  await expect(message(page)).toBeFocused();
  await expectCode(page, "export const at = 'app/first.ts'");
  await expect(tab(page, 'app/second.ts')).toBeVisible();
  await expect(deletedFiles(page)).toBeHidden();
});

test('a file that was deleted before a reload comes back after it', async ({ page }) => {
  await addFiles(page, ['app/first.ts']);
  await deleteFile(page, 'app/first.ts');
  await page.reload();
  await expectRunning(page, 'Hello, world!');
  await expect(tab(page, 'app/first.ts')).toBeHidden();
  await deletedFiles(page).selectOption('src/app/first.ts (1 line)');
  await expectCode(page, "export const at = 'app/first.ts'");
  await expect(tab(page, 'app/first.ts')).toHaveAttribute('aria-selected', 'true');
});

test('two tabs with the same code do not overwrite each other', async ({ page, context }) => {
  await greet(page, 'first ');
  await expect.poll(() => page.url()).toContain('#v1.');
  const other = await context.newPage();
  await other.goto(page.url());
  // The reader's own code: it runs at once.
  await expectRunning(other, 'Hello, first world!');
  await greet(other, 'second ');
  await expectRunning(other, 'Hello, second first world!');
  await other.close({ runBeforeUnload: false });
  await page.bringToFront();
  await greet(page, 'still ');
  await page.reload();
  await expectRunning(page, 'Hello, still first world!');
  await button(page, 'Bring my code back').click();
  await expectRunning(page, 'Hello, second first world!');
});

test('code that never ran says so, and leads to the problem', async ({ page }) => {
  await clickAfter(page, '@Component');
  await typeText(page, ' {');
  const ribbon = page.locator('.preview-ribbon');
  await expect(ribbon).toContainText('This is the last version that compiled');
  await expect(application(page).getByRole('heading')).toBeVisible();
  await page.reload();
  await expect(ribbon).toContainText('Nothing to show yet: the code has errors.', {
    timeout: 30_000,
  });
  await ribbon.getByRole('button', { name: /app\.ts:\d+/ }).click();
  await expect(codeField(page)).toBeFocused();
});
