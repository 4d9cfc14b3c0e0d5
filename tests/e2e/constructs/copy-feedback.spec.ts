import { expect, type Page, test } from '@playwright/test';
import {
  clipboardRefusals,
  recordCopies,
  recordedCopies,
  refuseClipboard,
} from '../../support/clipboard.ts';
import { codeBlocks, copyButton } from '../../support/constructs.ts';
import { addresses } from '../support/addresses.ts';

/** How long the feedback stays, in milliseconds: behaviour that readers rely on, not a value of the code. */
const feedbackTime = 2000;

const firstBlock = (page: Page) => codeBlocks(page).filter({ visible: true }).first();
const button = (page: Page) => copyButton(firstBlock(page));
const status = (page: Page) => firstBlock(page).getByRole('status');

/** What the button draws at this moment. */
const drawing = (page: Page) =>
  button(page).evaluate((element) => getComputedStyle(element, '::before').maskImage);

/** Opens a page, loads what the first touch loads, and stops its clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-10-01T08:00:00Z' });
  await page.goto(addresses.signals, { waitUntil: 'networkidle' });
  await button(page).hover();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt('2025-10-01T09:00:00Z');
}

async function expectFeedback(page: Page, message: string): Promise<void> {
  const atRest = await drawing(page);
  await button(page).click();
  await expect(status(page)).toHaveText(message);
  expect(await drawing(page)).not.toBe(atRest);
  await page.clock.runFor(feedbackTime - 1);
  await expect(status(page)).toHaveText(message);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('');
  expect(await drawing(page)).toBe(atRest);
}

test('success shows for two seconds', async ({ page }) => {
  await recordCopies(page);
  await openWithStoppedClock(page);
  await expectFeedback(page, 'Copied');
  expect(await recordedCopies(page)).toHaveLength(1);
});

for (const refusal of clipboardRefusals) {
  test(`failure shows for two seconds where the clipboard ${refusal}`, async ({ page }) => {
    await refuseClipboard(page, refusal);
    await openWithStoppedClock(page);
    await expectFeedback(page, 'Copying failed');
  });
}

test('another press starts the two seconds anew', async ({ page }) => {
  await recordCopies(page);
  await openWithStoppedClock(page);
  await button(page).click();
  await expect(status(page)).toHaveText('Copied');
  await page.clock.runFor(feedbackTime - 500);
  await button(page).click();
  await expect.poll(() => recordedCopies(page)).toHaveLength(2);
  await page.clock.runFor(feedbackTime - 1);
  await expect(status(page)).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('');
});

test('success and failure look different', async ({ page }) => {
  await recordCopies(page);
  await openWithStoppedClock(page);
  await button(page).click();
  await expect(status(page)).toHaveText('Copied');
  const success = await drawing(page);
  await page.clock.runFor(feedbackTime);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused by the test.'));
  });
  await button(page).click();
  await expect(status(page)).toHaveText('Copying failed');
  expect(await drawing(page)).not.toBe(success);
});

test('only the pressed button changes', async ({ page }) => {
  await recordCopies(page);
  await page.goto(addresses.signals);
  await button(page).click();
  await expect(status(page)).toHaveText('Copied');
  const speaking = codeBlocks(page).getByRole('status').filter({ hasText: /./ });
  await expect(speaking).toHaveCount(1);
});
