import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the page has loaded what comes with the reader's first act. */
const isLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/first-act\b/.test(name)),
  );

/** Moves the pointer as a reader does, until what comes with the first act is there: the page may be late, or may have seen the pointer when it opened. */
export async function actFirst(page: Page, over: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await over.hover();
    await expect.poll(() => isLoaded(page), { timeout: 2000 }).toBe(true);
  }).toPass();
}
