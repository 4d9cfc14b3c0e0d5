import { expect, type Page, test } from '@playwright/test';
import { recordCopies, recordedCopies } from '../../support/clipboard.ts';
import { codeBlocks, copyButton } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';
import { type Gate, holdScripts } from '../support/network.ts';
import { heading } from '../support/shell.ts';

const button = (page: Page) => copyButton(codeBlocks(page).filter({ visible: true }).first());

let scripts: string[];

test.beforeEach(async ({ page }) => {
  await recordCopies(page);
  scripts = watchCopyScripts(page);
  await page.goto(addresses.signals, { waitUntil: 'networkidle' });
});

/** Addresses of what copies, as often as the page asks for it; scrolling loads other scripts, which are left out. */
function watchCopyScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script' && url.includes('/copy-code.')) asked.push(url);
  });
  return asked;
}

const touches: Record<string, (page: Page) => Promise<void>> = {
  'the pointer': (page) => button(page).hover(),
  'the focus': (page) => button(page).focus(),
};

for (const [name, touch] of Object.entries(touches)) {
  test(`${name} on a button loads what copies, once and not before`, async ({ page }) => {
    await heading(page).hover();
    await button(page).scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    await touch(page);
    await expect.poll(() => scripts).toHaveLength(1);
    await button(page).click();
    await expect.poll(() => recordedCopies(page)).toHaveLength(1);
    expect(scripts).toHaveLength(1);
  });
}

test.describe('before the module is there', () => {
  let gate: Gate;
  test.beforeEach(async ({ page }) => {
    gate = await holdScripts(page);
  });

  const presses: Record<string, (page: Page) => Promise<void>> = {
    'a click': (page) => button(page).click(),
    Enter: (page) => button(page).press('Enter'),
    'the space bar': (page) => button(page).press(' '),
  };

  for (const [name, press] of Object.entries(presses)) {
    test(`${name} is not lost, and copies once`, async ({ page }) => {
      await press(page);
      expect(await recordedCopies(page)).toEqual([]);
      gate.open();
      await expect(codeBlocks(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(
        1,
      );
      expect(await recordedCopies(page)).toHaveLength(1);
    });
  }
});

for (const key of ['Enter', ' ']) {
  test(`the key "${key}" copies`, async ({ page }) => {
    await button(page).focus();
    await expect.poll(() => scripts).toHaveLength(1);
    await page.keyboard.press(key);
    await expect.poll(() => recordedCopies(page)).toHaveLength(1);
  });
}
