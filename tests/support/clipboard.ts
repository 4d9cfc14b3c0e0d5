import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page has put on the clipboard since `recordCopies`, oldest first. */
    copies?: string[];
  }
}

/** Lets the page, and the test, use the clipboard. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** The text on the clipboard. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Keeps what documents put on the clipboard from now on, so that a test can count it; the clipboard itself stays as it is. */
export async function recordCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.copies = [];
    navigator.clipboard.writeText = async (text) => {
      window.copies?.push(text);
    };
  });
}

/** What was recorded since the document was loaded. */
export function recordedCopies(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => window.copies);
}

/** Ways in which browsers refuse to copy. */
export const clipboardRefusals = ['rejects', 'is missing'] as const;

/** Makes the clipboard of every document from now on reject texts, as without permission, or be missing, as on unsafe hosts. */
export async function refuseClipboard(
  page: Page,
  how: (typeof clipboardRefusals)[number],
): Promise<void> {
  await page.addInitScript((refusal) => {
    if (refusal === 'is missing') {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      return;
    }
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Refused by the test.', 'NotAllowedError'));
  }, how);
}
