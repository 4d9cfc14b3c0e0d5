import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type SharedCode, toHash } from '../../../src/islands/playground/shared-code.ts';
import { violations, WCAG } from '../../support/axe.ts';
import { expectCode, typeOver, typeText } from '../support/hands.ts';
import { application, expectRunning } from '../support/workspace.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

/** What has the focus, in words; inside of the editor it is its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement;
    if (inner) return inner.className.includes('cm-content') ? 'code' : inner.className;
    return outer === document.body
      ? 'body'
      : `${outer?.role ?? outer?.tagName} ${outer?.textContent}`;
  });
const expectFocus = (page: Page, what: string) => expect.poll(() => focused(page)).toBe(what);

test.beforeEach(() => {
  test.slow();
});

test('all files are in a tree that the keyboard moves in, and each opens in a tab', async ({
  page,
}) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await button(page, /^Files \(\d+\)$/).press('Enter');
  await expect(row(page, 'app.ts')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['src', 'app', 'main.ts', 'index.html', 'styles.css'])
    await expect(row(page, name)).toBeVisible();
  expect(await violations(page, { runOnly: WCAG })).toEqual([]);

  // Left goes to the folder and closes it, Right opens it and goes in, Enter opens a file.
  await row(page, 'app.ts').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'app')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'app.ts')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'app')).not.toBeFocused();
  await typeText(page, 'ind');
  await expect(row(page, 'index.html')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'index.html')).toHaveAttribute('aria-selected', 'true');
  await expectCode(page, /<app-root>/);
  await expect(row(page, 'index.html')).toBeFocused();
  await row(page, 'styles.css').click();
  await expectCode(page, /./);
  await typeOver(page, 'h1 { color: rgb(1, 2, 3); }');
  await expect(application(page).getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('who clicks a tab goes on in the code, and who moves by keys stays in the tabs', async ({
  page,
}) => {
  await page.goto('/playground');
  await tab(page, 'main.ts').click();
  await expectFocus(page, 'code');
  await typeText(page, '// mine ');
  await expectCode(page, /^\/\/ mine /);
  await tab(page, 'main.ts').press('ArrowLeft');
  await expect(tab(page, 'app/app.ts')).toHaveAttribute('aria-selected', 'true');
  await expectCode(page, /class App/);
  await expect(tab(page, 'app/app.ts')).toBeFocused();
});

test('tabs are closed with the keyboard and with the mouse, and the last one stays', async ({
  page,
}) => {
  const names = ['app/app.ts', 'main.ts', 'index.html', 'styles.css'];
  await page.goto('/playground');
  await expect(tab(page, 'app/app.ts')).toBeVisible();
  await button(page, /^Files/).click();
  for (const name of ['index.html', 'styles.css']) await row(page, name).click();
  await expect(page.locator('.file-tab')).toHaveText(names);
  // Tabs that do not fit scroll until the one of the file is in view.
  await expect(tab(page, 'styles.css')).toBeInViewport({ ratio: 0.9 });
  await tab(page, 'styles.css').press('Delete');
  await expect(page.locator('.file-tab')).toHaveText(names.slice(0, 3));
  await expect(tab(page, 'index.html')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close main.ts')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'index.html')).toBeFocused();
  await row(page, 'main.ts').click();
  await tab(page, 'app/app.ts').locator('.file-tab-close').click();
  await expect(tab(page, 'app/app.ts')).toHaveCount(0);
  await tab(page, 'index.html').press('Delete');
  await expect(page.locator('.file-tab')).toHaveText(['main.ts']);
  await tab(page, 'main.ts').press('Delete');
  await expect(tab(page, 'main.ts')).toBeFocused();
  await expect(button(page, /^Close/)).toHaveCount(0);
  // The files are still part of the project.
  await row(page, 'app.ts').click();
  await expectCode(page, /class App/);
});

test('New file leads into the editor, Rename and Delete to a tab or row, and Escape back', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(tab(page, 'app/app.ts')).toBeVisible();
  await button(page, 'New file').press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, 'New file')).toBeFocused();
  await page.keyboard.press('Enter');
  await typeText(page, 'package.json');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('It is part of the download.');
  await page.keyboard.press('ControlOrMeta+a');
  await typeText(page, 'app/price list.ts');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'code');
  await typeText(page, 'export const price = 3;');
  await expectCode(page, 'export const price = 3;');
  await button(page, 'Rename').press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await typeText(page, 'app/Preis.ts');
  await page.keyboard.press('Enter');
  // Before the first rename, the types are loaded that tell which files refer to this one.
  await expect(tab(page, 'app/Preis.ts')).toBeFocused({ timeout: 60_000 });
  await button(page, 'Delete').press('Enter');
  await expect(tab(page, 'main.ts')).toBeFocused();

  // In the tree: a new file in the chosen folder, then F2 and Delete.
  await button(page, /^Files/).click();
  await row(page, 'app').focus();
  await button(page, 'New file').press('Enter');
  await page.keyboard.press('End');
  await typeText(page, 'deep/er/tax.ts');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'code');
  await expect(row(page, 'tax.ts')).toHaveAttribute('aria-level', '5');
  await row(page, 'tax.ts').press('F2');
  await typeText(page, 'fee');
  await page.keyboard.press('Enter');
  await expect(row(page, 'fee.ts')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, 'fee.ts')).toHaveCount(0);
  await expect(row(page, 'er')).toHaveCount(0);
  await expect(row(page, 'app.ts')).toBeFocused();

  // Files of the reader's computer are dropped on a folder; texts are taken.
  await row(page, 'app').evaluate((folder) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['export const dropped = 1;'], 'dropped.ts'));
    dataTransfer.items.add(new File([new Uint8Array([0x89, 0x50])], 'photo.png'));
    folder.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('.file-tree-message')).toContainText('photo.png is not a text file.');
  await expectCode(page, 'export const dropped = 1;');

  // Archive and link have the files that the tree has.
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  const entries = unzipSync(new Uint8Array(readFileSync(await (await saved).path())));
  const names = Object.keys(entries).join('\n');
  expect(names).toContain('/src/app/dropped.ts');
  expect(names).not.toMatch(/Preis|price|tax|fee|photo/);
  await button(page, 'Copy link').click();
  await page.reload();
  await expect(tab(page, 'app/dropped.ts')).toBeVisible();
});

test('every file of a link can be read before it runs', async ({ page, request }) => {
  const { files } = await (await request.get('/assets/playground/hello-world.json')).json();
  const many = Array.from({ length: 100 }, (_, i) => [`/src/app/data/part-${i}.ts`, `${i};\n`]);
  const code: SharedCode = {
    files: { ...files, ...Object.fromEntries(many), '/public/secret.txt': 'unseen' },
    open: ['/src/app/app.ts'],
  };
  await page.goto(`/playground#${toHash(code)}`);
  const count = Object.keys(code.files).length;
  await expect(button(page, `Files (${count})`)).toHaveAttribute('aria-expanded', 'true');
  const notice = page.locator('.preview-notice');
  await expect(notice).toContainText(`Review its ${count} files before you run it.`);
  await expect(row(page, 'part-9.ts')).toBeVisible();
  await notice.getByRole('button', { name: 'public/secret.txt' }).click();
  await expectCode(page, 'unseen');
  await expectFocus(page, 'code');
  await row(page, 'part-99.ts').click();
  await expectCode(page, '99;\n');
  await expect(page.locator('.preview-frame iframe')).toHaveCount(0);
  await button(page, 'Run').click();
  await expectRunning(page, 'Hello, world!');
});

test('a frame names all files of its link, and a preview alone shows the code where there is room', async ({
  page,
  request,
}) => {
  const { files } = await (await request.get('/assets/playground/hello-world.json')).json();
  const code = { files: { ...files, '/public/secret.txt': 'unseen' }, open: ['/src/main.ts'] };
  const hash = toHash(code as SharedCode);
  const showCode = page.getByRole('button', { name: 'Show the code' });
  await page.setViewportSize({ width: 320, height: 240 });
  await page.goto(`/playground/embed?view=preview#${hash}`);
  await expect(page.locator('.preview-notice')).toContainText('the page that embeds it: 5 files.');
  await expect(showCode).toHaveCount(0);
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.reload();
  await showCode.press('Enter');
  await expectFocus(page, 'code');
  await row(page, 'secret.txt').click();
  await expectCode(page, 'unseen');
  await expect(page.locator('.preview-notice')).toContainText('Review its 5 files');
  await button(page, 'Run').click();
  await expectRunning(page, 'Hello, world!');
});

test('the button of the files names a list that is there, also while it loads', async ({
  page,
}) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/(?:file-tree|FileTree)\b[^/]*\.[jt]sx?/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/playground');
  await expect(tab(page, 'app/app.ts')).toBeVisible();
  const files = button(page, /^Files/);
  const controlled = () =>
    files.evaluate((element) => {
      const id = element.getAttribute('aria-controls');
      return id === null ? 'nothing' : document.getElementById(id) ? 'there' : 'missing';
    });
  expect(await controlled()).toBe('nothing');
  await files.click();
  await expect(files).toHaveAttribute('aria-expanded', 'true');
  expect(await controlled()).toBe('there');
  load();
  await expect(row(page, 'app.ts')).toBeVisible();
  expect(await controlled()).toBe('there');
});
