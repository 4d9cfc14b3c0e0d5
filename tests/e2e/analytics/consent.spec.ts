import { expect, type Page } from '@playwright/test';
import { cookieStorageKey } from '../../../src/stores/notice-keys.ts';
import { newReader } from '../../support/returning-reader.ts';
import { addresses } from '../support/addresses.ts';
import { type Collector, analyticsTest as test } from '../support/analytics.ts';
import { watchProblems } from '../support/problems.ts';
import { docsSidebar } from '../support/shell.ts';
import { refuseStorage } from '../support/storage.ts';

const accept = (page: Page) => page.getByRole('button', { name: 'Ok, Got it' });
const granted = {
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  ad_storage: 'granted',
  analytics_storage: 'granted',
};

/** Makes every later page of the reader the one of somebody who has agreed. */
const agreed = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), cookieStorageKey);

test.use({ storageState: newReader, contextOptions: { reducedMotion: 'reduce' } });

test('before the consent everything is denied, and nothing is asked for', async ({
  page,
  collector,
}) => {
  await page.goto(addresses.overview, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.dataLayer);
  expect(
    await page.evaluate(() => window.dataLayer?.map((command) => [...(command as unknown[])])),
  ).toEqual([
    [
      'consent',
      'default',
      {
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        ad_storage: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ],
  ]);
  expect(collector.asked).toEqual([]);
});

test('the consent loads the tag once, with the id, however far the reader goes', async ({
  page,
  collector,
}) => {
  const problems = watchProblems(page);
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect
    .poll(() => collector.commands.map((command) => command.slice(0, 2)))
    .toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['js', expect.any(String)],
      ['config', 'G-TEST'],
    ]);
  expect(collector.commands[1]?.[2]).toEqual(granted);
  await expect(page.locator('#gtag-script')).toHaveCount(1);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expect(page.locator('#gtag-script')).toHaveCount(1);
  expect(collector.asked.filter((path) => path.startsWith('/gtag'))).toEqual([
    '/gtag/js?id=G-TEST',
  ]);
  expect(problems).toEqual([]);
});

test('at the next visit the tag is loaded without asking', async ({ page }) => {
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect(page.locator('#gtag-script')).toHaveCount(1);
  await page.reload();
  await expect(accept(page)).toHaveCount(0);
  await expect(page.locator('#gtag-script')).toHaveCount(1);
});

test('without storage the consent lasts for this page', async ({ page, collector }) => {
  await refuseStorage(page, 'access throws');
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect.poll(() => collector.commands.length).toBeGreaterThan(3);
  await page.reload();
  await expect(accept(page)).toBeVisible();
  await expect(page.locator('#gtag-script')).toHaveCount(0);
});

test('what blocks analytics breaks nothing, and nobody is told to reload', async ({
  page,
  collector,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.route('**/_astro/analytics*', (route) => route.abort('blockedbyclient'));
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect(accept(page)).toHaveCount(0);
  await docsSidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(addresses.installation);
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  expect(broken).toEqual([]);
  expect(collector.asked).toEqual([]);
});

test('a consent that can not be denied first is reported', async ({ page, collector }) => {
  const problems = watchProblems(page);
  await page.addInitScript(() => {
    window.dataLayer = Object.freeze([]) as unknown as unknown[];
  });
  await page.goto(addresses.overview);
  await expect.poll(() => problems).toEqual(['console: Unable to set default cookie consent.']);
  expect(collector.asked).toEqual([]);
});

test('a consent that can not be granted is reported', async ({ page, collector }) => {
  const problems = watchProblems(page);
  await page.addInitScript(() => {
    const commands: unknown[] = [];
    commands.push = (command) => {
      if ((command as unknown[])[1] === 'update') throw new Error('Refused by the test.');
      return 1;
    };
    window.dataLayer = commands;
  });
  await page.goto(addresses.overview);
  await accept(page).click();
  await expect.poll(() => problems).toEqual(['console: Unable to grant cookie consent.']);
  await expect(accept(page)).toHaveCount(0);
  expect(collector.asked).toEqual([]);
});

test.describe('errors of a reader who has agreed', () => {
  const exceptions = (collector: Collector) =>
    collector.commands.filter(([name, event]) => name === 'event' && event === 'exception');

  test.beforeEach(async ({ page, collector }) => {
    await agreed(page);
    await page.goto(addresses.overview);
    await expect.poll(() => collector.commands.length).toBeGreaterThan(3);
  });

  test('that nobody caught are fatal, and cut to 150 characters', async ({ page, collector }) => {
    await page.evaluate(() => reportError(new Error(`broken ${'x'.repeat(300)}`)));
    await expect.poll(() => exceptions(collector)).toHaveLength(1);
    const [, , parameters] = exceptions(collector)[0] ?? [];
    expect(parameters).toEqual({ description: `broken ${'x'.repeat(143)}`, fatal: true });
  });

  test('name files, not addresses', async ({ page, collector, baseURL }) => {
    await page.evaluate((origin) => {
      const error = new Error('broken');
      error.stack = `Error: broken\n    at run (${origin}/_astro/menu.js:1:2)`;
      reportError(error);
    }, baseURL);
    await expect
      .poll(() => exceptions(collector).map(([, , parameters]) => parameters))
      .toEqual([{ description: 'broken\nError: broken\n    at run (menu.js:1:2)', fatal: true }]);
  });

  test('may be rejections', async ({ page, collector }) => {
    await page.evaluate(() => {
      void Promise.reject('out of order');
    });
    await expect
      .poll(() => exceptions(collector).map(([, , parameters]) => parameters))
      .toEqual([{ description: 'out of order', fatal: true }]);
  });

  test('that are scripts of an old build are not fatal', async ({ page, collector }) => {
    await page.route(/\/_astro\/[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: /^Select a version/ }).hover();
    await expect
      .poll(() => exceptions(collector).map(([, , parameters]) => parameters))
      .toEqual([{ description: 'Chunk loading error', fatal: false }]);
  });
});

test('errors before the consent are sent to nobody, then or later', async ({ page, collector }) => {
  await page.goto(addresses.overview);
  const handled = page.waitForResponse('**/assets/lasting/handle-error.js');
  await page.evaluate(() => reportError(new Error('too early')));
  await (await handled).finished();
  await accept(page).click();
  await expect.poll(() => collector.commands.length).toBeGreaterThan(3);
  expect(JSON.stringify(collector.commands)).not.toContain('too early');
});
