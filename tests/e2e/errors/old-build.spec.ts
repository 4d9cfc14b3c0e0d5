import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { newReader } from '../../support/returning-reader.ts';
import { addresses } from '../support/addresses.ts';
import { expectNewWindow, expectSameWindow, markWindow } from '../support/marker.ts';
import { docsSidebar, heading, menuTrigger, openMenu } from '../support/shell.ts';
import { refuseStorage } from '../support/storage.ts';

const message = 'Our docs have been updated, reload the page to see the latest.';

const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: message });

/** Takes the scripts of this build away, as a new deployment does. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/_astro\/[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>There is nothing</p>' }),
  );
}

/** Makes an island wake, which needs a script that is gone. */
const wake = (page: Page) => menuTrigger(page, 'version').hover();

/** Loads what handles errors, so that it is there when the network is not. */
async function loadHandler(page: Page): Promise<void> {
  const loaded = page.waitForResponse('**/assets/lasting/handle-error.js');
  await page.evaluate(() => reportError(new Error('broken')));
  await (await loaded).finished();
}

test.describe('after a new deployment', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await deploy(page);
  });

  test('a part that can not wake says so, and the page can be loaded anew', async ({ page }) => {
    await markWindow(page);
    await wake(page);
    await expect(status(page)).toHaveText(message);
    await page.unrouteAll();
    await reload(page).click();
    await expectNewWindow(page);
    await expect(reload(page)).toHaveCount(0);
    await menuTrigger(page, 'version').click();
    await expect(openMenu(page, 'version')).toBeVisible();
  });

  const parts: Record<string, (page: Page) => Promise<void>> = {
    'the sidebar': (page) => docsSidebar(page).getByRole('link').first().hover(),
    'a copy button': (page) => page.locator('.copy-code').first().focus(),
    'the contents, which follow the scrolling': (page) => page.mouse.wheel(0, 400),
  };
  for (const [name, touch] of Object.entries(parts)) {
    test(`${name} says so too`, async ({ page }) => {
      await page.unrouteAll();
      await page.goto(addresses.signals, { waitUntil: 'networkidle' });
      await deploy(page);
      await touch(page);
      await expect(status(page)).toHaveText(message);
    });
  }

  test('one message is enough', async ({ page }) => {
    await wake(page);
    await menuTrigger(page, 'theme').hover();
    await expect(status(page)).toHaveText(message);
    await menuTrigger(page, 'social').hover();
    await expect(page.locator('.snackbar')).toHaveCount(1);
  });

  test('the message stays while the reader goes on', async ({ page }) => {
    await wake(page);
    await expect(status(page)).toHaveText(message);
    await page.unrouteAll();
    await markWindow(page);
    await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(addresses.installation);
    await expectSameWindow(page);
    await expect(reload(page)).toBeVisible();
  });

  test('a script element that is gone says so', async ({ page }) => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/_astro/gone.js';
      document.head.append(script);
    });
    await expect(status(page)).toHaveText(message);
  });

  test('the message lies in the middle of the lower edge', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await wake(page);
    await expect(status(page)).toHaveText(message);
    const box = await page.locator('.snackbar').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(344);
    expect(box?.width).toBeLessThanOrEqual(672);
    const { clientWidth } = await page.evaluate(() => ({
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - clientWidth / 2)).toBeLessThan(10);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
    expect((await reload(page).boundingBox())?.height).toBeGreaterThanOrEqual(40);
  });

  test('the message has the width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.mouse.wheel(0, 400);
    await expect(status(page)).toHaveText(message);
    const box = await page.locator('.snackbar').boundingBox();
    expect(box?.width).toBeGreaterThan(355);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the message has no violations in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await wake(page);
      await expect(status(page)).toHaveText(message);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('a new reader', () => {
  test.use({ storageState: newReader });

  for (const width of [390, 800, 1280]) {
    test(`can accept cookies beside the message at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addresses.overview, { waitUntil: 'networkidle' });
      const accept = page.getByRole('button', { name: 'Ok, Got it' });
      await deploy(page);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = '/_astro/gone.js';
        document.head.append(script);
      });
      await expect(status(page)).toHaveText(message);
      await accept.click();
      await expect(accept).toHaveCount(0);
    });
  }
});

test('without storage the message is the same', async ({ page }) => {
  await refuseStorage(page, 'access throws');
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await deploy(page);
  await wake(page);
  await expect(status(page)).toHaveText(message);
});

test.describe('no message', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(addresses.overview, { waitUntil: 'networkidle' });
    await loadHandler(page);
  });

  test('comes where the reader is offline', async ({ page, context }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/_astro/'),
    );
    await context.setOffline(true);
    await wake(page);
    await failed;
    await page.clock.runFor('01:00');
    await expect(page.locator('.snackbar')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });

  test('comes for errors of another kind, though their stack names scripts', async ({ page }) => {
    const seen = page.waitForEvent('pageerror', (error) => error.message.includes('Other'));
    await page.evaluate(() =>
      reportError(new Error('Other\n at https://docs.example/_astro/load.js')),
    );
    await seen;
    await page.clock.runFor('01:00');
    await expect(page.locator('.snackbar')).toHaveCount(0);
  });

  test('comes for pictures and scripts of others', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('tag'));
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: '/gone.png' }));
      document.body.append(
        Object.assign(document.createElement('script'), { src: 'https://tags.example/tag.js' }),
      );
    });
    await failed.catch(() => {});
    await page.clock.runFor('01:00');
    await expect(page.locator('.snackbar')).toHaveCount(0);
  });
});

test('where nothing at all can be loaded the page stays readable', async ({ page }) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  await page.route(/\.js(\?|$)/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await wake(page);
  await expect.poll(() => asked.some((url) => url.includes('handle-error'))).toBe(true);
  await expect(heading(page)).toBeVisible();
  // A handler that fails is no new error to be handled.
  expect(asked.filter((url) => url.includes('handle-error')).length).toBeLessThanOrEqual(2);
});
