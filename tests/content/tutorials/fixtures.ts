// Imports `playwright/test`: under the name `@playwright/test`, files of this folder would get the test of the examples (../fixtures.ts).
import { test as base, expect, type Page } from 'playwright/test';
import { findFile } from '../../../scripts/lib/static-files.mjs';
import { type Application, pagesFolder } from './applications.ts';

export { expect };

/** Playwright's `test` with the applications behind the address. */
export const unguarded = base.extend<{ served: undefined }>({
  served: [
    async ({ page }, use) => {
      await page.route('https://tutorials.example/**', async (route) => {
        const path = findFile(pagesFolder, new URL(route.request().url()).pathname);
        await (path ? route.fulfill({ path }) : route.fulfill({ status: 204 }));
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The same; an error in the console, or one that nothing catches, fails it. */
export const test = unguarded.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an application, and waits until Angular has created it. */
export async function open(page: Page, { name }: Application): Promise<void> {
  await page.goto(`/${name}/`);
  // Angular writes its version on the root element when it has created it.
  await expect(page.locator('[ng-version]').first()).toBeAttached();
}
