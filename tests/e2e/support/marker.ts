import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by a test; a new document has no such mark. */
    mark?: string;
  }
}

/** Marks the window, so that a test can tell whether the page was replaced or loaded anew. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.mark = 'kept';
  });
}

/** Fails where a new document was loaded since `markWindow`. */
export async function expectSameWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.mark)).toBe('kept');
}

/** Fails where the document is the one that `markWindow` marked. */
export async function expectNewWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.mark)).toBeUndefined();
}
