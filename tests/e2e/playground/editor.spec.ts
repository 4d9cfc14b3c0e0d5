import { expect, type Page, test } from '@playwright/test';
import { clickAfter, typeOver, typeText } from '../support/hands.ts';
import { codeField, codeOf, expectRunning, pasteCode } from '../support/workspace.ts';

/** Compiler and language service take as long as on a slow computer. */
const patience = { timeout: 30_000 };

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/playground');
  await expect.poll(() => codeOf(page)).toContain('Hello, ');
});

test('a block is folded and unfolded with the keyboard, and beside its line', async ({ page }) => {
  const folded = page.locator('.cm-foldPlaceholder');
  await codeField(page).click();
  await page.getByText('@Component({').click();
  await page.keyboard.press('Control+Shift+BracketLeft');
  await expect(folded).toHaveCount(1);
  await expect(codeField(page)).not.toContainText('app-root');
  await page.keyboard.press('Control+Shift+BracketRight');
  await expect(folded).toHaveCount(0);
  await expect(codeField(page)).toContainText('app-root');
  await page.locator('.cm-foldGutter').getByTitle('Fold line', { exact: true }).first().click();
  await expect(folded).toHaveCount(1);
});

test('several cursors write at once, and Escape leaves one of them, then the editor', async ({
  page,
}) => {
  const cursors = page.locator('.cm-cursor');
  await typeOver(page, 'one\ntwo');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Alt+ArrowDown');
  await expect(cursors).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(cursors).toHaveCount(1);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Alt+ArrowDown');
  await typeText(page, '!');
  await expect.poll(() => codeOf(page)).toBe('!one\n!two');
  // Proposals that are on their way are ended by Escape too, before cursors and editor.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(codeField(page)).not.toBeFocused({ timeout: 1000 });
  }).toPass();
});

test('Ctrl and a period ask for completion where nothing is typed', async ({ page }) => {
  await typeOver(page, '\n');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.locator('.cm-tooltip-autocomplete li').first()).toBeVisible(patience);
});

test('Ctrl and F search in the file, and Escape leads back to the code', async ({ page }) => {
  // A file of this length comes from elsewhere.
  await pasteCode(page, Array.from({ length: 300 }, (_, line) => `// line ${line}`).join('\n'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  const field = page.getByRole('textbox', { name: 'Find' });
  await expect(field).toBeFocused();
  // The editor draws only what is in sight.
  await expect(codeField(page)).not.toContainText('line 287');
  await field.pressSequentially('line 287');
  await field.press('Enter');
  await expect(codeField(page)).toContainText('line 287');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(codeField(page)).toBeFocused();
});

test('an empty file says that it is one', async ({ page }) => {
  const word = page.locator('.cm-placeholder');
  await typeOver(page, '// mine');
  await expect(word).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(word).toHaveText('This file is empty.');
});

test('the keys of the editor are told below it', async ({ page }) => {
  const key = page.getByText('suggests completions, or fixes for a problem');
  await expect(key).toBeHidden();
  await page.getByText('Press Enter to edit').click();
  await expect(key).toBeVisible();
});

test('the open file is formatted, and one that can’t be says why', async ({ page }) => {
  const format = page.getByRole('button', { name: 'Format', exact: true });
  await typeOver(page, 'export const total={count:1}');
  await format.click();
  await expect.poll(() => codeOf(page), patience).toBe('export const total = { count: 1 };\n');
  await typeOver(page, 'export const = 1');
  await format.click();
  await expect(page.locator('.code-complaint')).toContainText('(1:14)', patience);
  expect(await codeOf(page)).toBe('export const = 1');
});

test('a name tells what it is when the pointer rests on it', async ({ page }) => {
  const told = page.locator('.editor-explanation');
  // The service loads with the first question, and a question of that time may stay without an answer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await codeField(page).getByText('signal', { exact: true }).last().hover();
    await expect(told.locator('code')).toContainText('signal');
  }).toPass(patience);
  await expect(told.locator('p')).not.toBeEmpty();
});

test('a mistake is underlined, and leads to the page about its code', async ({ page }) => {
  await expectRunning(page, 'Hello, world!');
  await clickAfter(page, '<h1');
  await typeText(page, ' [nothing]="1"');
  const mark = page.locator('.cm-lintRange-error').first();
  await expect(mark).toBeVisible(patience);
  await mark.hover();
  await expect(page.getByRole('link', { name: 'About NG8002' })).toHaveAttribute(
    'href',
    '/errors/NG8002',
  );
});

/** Colour of the first letter of what stands in the code. */
function colourOf(page: Page, text: string): Promise<string> {
  return codeField(page).evaluate((field, wanted) => {
    for (const line of field.querySelectorAll('.cm-line')) {
      let left = line.textContent?.indexOf(wanted) ?? -1;
      if (left < 0) continue;
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const length = node.textContent?.length ?? 0;
        if (left < length) return getComputedStyle(node.parentElement as Element).color;
        left -= length;
      }
    }
    throw new Error(`There is no “${wanted}” in the code.`);
  }, text);
}

test('templates in components have colors, their control flow too, in both themes', async ({
  page,
}) => {
  await typeOver(
    page,
    [
      "import { Component } from '@angular/core';",
      '@Component({',
      "  selector: 'app-root',",
      '  template: `',
      '    @if (1) {',
      '      <section>plain words</section>',
      '    }',
      '  `,',
      '})',
      'export class App {}',
    ].join('\n'),
  );
  const plain: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const words = await colourOf(page, 'plain words');
    await expect.poll(() => colourOf(page, 'if (1)')).not.toBe(words);
    await expect.poll(() => colourOf(page, 'section>')).not.toBe(words);
    plain.push(words);
  }
  expect(plain[0]).not.toBe(plain[1]);
});
