import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** The page with every construct, for tests that only look at it: the server sends it in hundreds of files, so it is opened once. */
  constructs: Page;
}

/** Playwright's `test`, with a page that tests share. */
export const test = base.extend<object, WorkerFixtures>({
  constructs: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL ?? '' });
      await page.goto('/dev/constructs');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
