import { expect, type Page, test } from '@playwright/test';
import { nextStep } from '../support/step.ts';
import { expectRunning } from '../support/workspace.ts';

/** What goes on running beside the page itself; articles may have frames of their own. */
const running = (page: Page) => ({
  workers: page.workers().length,
  frames: page.frames().filter((frame) => frame.url().includes('/sandbox/')).length,
});

const leave = async (page: Page) => {
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await expect(page).toHaveURL('/overview');
};

test.beforeEach(() => {
  test.slow();
});

test('nothing of a tutorial goes on running when its reader has left it', async ({ page }) => {
  await page.goto('/tutorials/signals/1-creating-your-first-signal');
  const application = page.locator('.preview-frame iframe:visible').first().contentFrame();
  await expect(application.locator('[ng-version]').first()).toBeVisible({ timeout: 30_000 });
  await nextStep(page).click();
  await expectRunning(page, 'Tiles for a mosaic');
  expect(running(page).workers).toBeGreaterThan(0);
  expect(running(page).frames).toBeGreaterThan(0);
  await leave(page);
  await expect.poll(() => running(page)).toEqual({ workers: 0, frames: 0 });
});

test('nothing of the playground goes on running when its reader has left it', async ({ page }) => {
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  await page.locator('.code-editor .cm-content').click();
  expect(running(page).frames).toBeGreaterThan(0);
  await leave(page);
  await expect.poll(() => running(page)).toEqual({ workers: 0, frames: 0 });
});
