import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { allowClipboard, clipboardText } from '../../support/clipboard.ts';
import {
  codeBlocks,
  copyButton,
  keptLines,
  shownLines,
  squeezed,
} from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { docsSidebar, heading } from '../support/shell.ts';

test.describe('the text', () => {
  test.beforeEach(({ page }) => allowClipboard(page));

  test('is what the reader sees, without removed lines', async ({ page }) => {
    await page.goto(addresses.signals);
    const blocks = codeBlocks(page).filter({ visible: true });
    expect(await blocks.count()).toBeGreaterThan(1);
    for (const block of await blocks.all()) {
      const text = squeezed(await keptLines(block));
      expect(text).not.toBe('');
      await copyButton(block).click();
      await expect.poll(() => clipboardText(page)).toBe(text);
    }
  });

  test('of a quoted file is the file', async ({ page }) => {
    await page.goto(addresses.components);
    const file = readFileSync(`${root}/content/examples/product-cards/src/main.ts`, 'utf8');
    const block = codeBlocks(page).filter({ hasText: 'bootstrapApplication(' });
    await copyButton(block).click();
    await expect.poll(() => clipboardText(page)).toBe(file.trim());
  });

  test('of a shell has no dollar sign, although each command shows one', async ({ page }) => {
    await page.goto(addresses.installation);
    const block = codeBlocks(page).filter({ hasText: 'ng version' }).first();
    const prompts = await block
      .locator('.ec-line .code')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(prompts.length).toBeGreaterThan(1);
    for (const prompt of prompts) expect(prompt).toContain('$');
    await copyButton(block).click();
    await expect.poll(() => clipboardText(page)).toBe(squeezed(await shownLines(block)));
    expect(await clipboardText(page)).toMatch(/^npm install .*\nng version$/);
  });

  test('of the file that an example shows is copied', async ({ page }) => {
    await page.goto(addresses.components);
    const viewer = page.locator('#example-1');
    await viewer.getByRole('tab', { name: 'product-card.ts' }).click();
    const block = viewer.locator('.code-block').filter({ visible: true });
    await expect(block).toContainText('class ProductCard');
    await copyButton(block).click();
    await expect.poll(() => clipboardText(page)).toBe(squeezed(await shownLines(block)));
  });

  for (const touched of [false, true]) {
    const when = touched ? 'used before' : 'not used yet';
    test(`is copied after an in-app navigation, with buttons ${when}`, async ({ page }) => {
      await page.goto(addresses.signals);
      if (touched) {
        await copyButton(codeBlocks(page).first()).click();
        await expect.poll(() => clipboardText(page)).not.toBe('');
      }
      const title = (await heading(page).textContent()) ?? '';
      const link = docsSidebar(page).locator(`a[href="${addresses.components}"]`);
      await link.click();
      await expect(page).toHaveURL(addresses.components);
      await expect(heading(page)).not.toHaveText(title);
      const block = codeBlocks(page).filter({ hasText: 'ng generate component' });
      await copyButton(block).click();
      await expect
        .poll(() => clipboardText(page))
        .toBe('ng generate component product-card --flat');
    });
  }
});
