import { expect, type Page, test } from '@playwright/test';
import { typeOver } from '../support/hands.ts';
import { codeOf, expectRunning } from '../support/workspace.ts';

test.beforeEach(() => {
  test.slow();
});

/** Answers as a host does whose site has been built again. */
async function remove(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
}

const snackbar = (page: Page) => page.locator('.snackbar');
const message = 'Our docs have been updated, reload the page to see the latest.';

test('where files of the preview are gone, the reader is asked to load the page again', async ({
  page,
}) => {
  const files = '**/sandbox/runtime/*';
  await remove(page, files);
  await page.goto('/playground');
  await expect(snackbar(page)).toContainText(message, { timeout: 30_000 });
  await expect(page.locator('.preview-notice')).toContainText('The site has been updated');
  await page.unroute(files);
  await snackbar(page).getByRole('button', { name: 'Reload' }).click();
  await expectRunning(page, 'Hello, world!');
});

test('in a tutorial too', async ({ page }) => {
  await remove(page, '**/sandbox/frame/**');
  await page.goto('/tutorials/signals/1-creating-your-first-signal');
  await expect(snackbar(page)).toContainText(message, { timeout: 30_000 });
});

test('where the compiler of the page is gone, its reader is asked, and keeps the code', async ({
  page,
}) => {
  const manifest = '**/sandbox/compiler/manifest.json';
  let asked = 0;
  await page.route(manifest, async (route) => {
    asked += 1;
    const response = await route.fetch();
    const json = await response.json();
    // The first answer names files of a build before the one that is served.
    await route.fulfill({
      json: asked === 1 ? { ...json, compileWorker: '/sandbox/compiler/gone.js' } : json,
    });
  });
  await page.goto('/playground');
  await expect(snackbar(page)).toContainText(message, { timeout: 30_000 });
  await typeOver(page, '// mine');
  await snackbar(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => codeOf(page)).toBe('// mine');
  // The page may ask once more while the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
