import type { Page } from '@playwright/test';
import { everyFile } from '../../../src/offline/manifest.ts';
import { addresses } from '../support/addresses.ts';
import { isTemplate, otherPage, testBuild } from './builds.ts';
import {
  beginReading,
  expect,
  followLink,
  keptPaths,
  panel,
  type Site,
  status,
  test,
  traces,
} from './site.ts';

const notice = (page: Page) => page.locator('.snackbar');
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Reload' });

/** Of what build the document is, and the script that runs in it. */
function builds(page: Page): Promise<{ document: string; script: string }> {
  return page.evaluate(() => ({
    document: document.body.dataset['build'] ?? 'a',
    script: (globalThis as { scriptBuild?: string }).scriptBuild ?? 'a',
  }));
}

const oldBuild = { document: 'a', script: 'a' };
const newBuild = { document: 'b', script: 'b' };

const changedPage = addresses.signals;

/** Waits for the new build's document of the one page that differs. */
const pageBecomesNew = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.body.dataset['build']).catch(() => undefined))
    .toBe('b');

/** Waits for the document of the new build; asked while one document replaces another, the page can't answer. */
const becomesNew = (page: Page) =>
  expect.poll(() => builds(page).catch(() => undefined)).toEqual(newBuild);

/** Deploys another build, of which all pages or one differs, and lets the browser learn of it. */
async function deploy(site: Site, page: Page, name: string, onlyIn?: string): Promise<void> {
  site.build = await testBuild(name, '', onlyIn);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Deploys the new build, which is offered once it is there as a whole. */
async function offerNewBuild(site: Site, page: Page, onlyIn?: string): Promise<void> {
  await deploy(site, page, 'b', onlyIn);
  await expect(reload(page)).toBeVisible();
}

test('until the reader reloads, everything is of the old build; after it, of the new one', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await deploy(site, page, 'b');
  await expect(notice(page)).toContainText(
    'Our docs have been updated, reload the page to see the latest.',
  );
  await page.goto(addresses.components);
  expect(await builds(page)).toEqual(oldBuild);
  await expect(reload(page)).toBeVisible();
  await reload(page).click();
  await becomesNew(page);
  await expect(page).toHaveURL(addresses.components);
  // Nothing is lost: the section that was kept of the old build is kept of the new one.
  site.online = false;
  await page.goto(addresses.signals);
  expect(await builds(page)).toEqual(newBuild);
});

test('a page that misses files of the old build leads to the new one, not to the old one again', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await offerNewBuild(site, page);
  await notice(page).evaluate((bar) => bar.setAttribute('data-first', ''));
  // As the browser reports a script of the page that the host has no more.
  await page.evaluate(() => {
    const message = 'Failed to fetch dynamically imported module: http://localhost/_astro/gone.js';
    void Promise.reject(new TypeError(message));
  });
  await expect(page.locator('.snackbar:not([data-first])')).toBeVisible();
  await expect(notice(page)).toHaveCount(1);
  await reload(page).click();
  await becomesNew(page);
});

test('a page that was loaded past the worker reloads too', async ({ page, site, context }) => {
  await beginReading(page);
  // The new build waits as long as a page is served by the worker of the old one.
  await (await context.newPage()).goto(addresses.components);
  await offerNewBuild(site, page);
  const browser = await context.newCDPSession(page);
  await Promise.all([
    page.waitForEvent('load'),
    browser.send('Page.reload', { ignoreCache: true }),
  ]);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  expect(await isControlled()).toBe(false);
  // Nothing of offline reading loads before the reader comes to it.
  await page.locator('.offline button').hover();
  await reload(page).click();
  await expect.poll(() => isControlled().catch(() => undefined)).toBe(true);
  expect(await builds(page)).toEqual(newBuild);
});

test('a page of the old build gets no page of the new one through the router, but a whole document', async ({
  page,
  site,
}) => {
  await beginReading(page);
  site.build = await testBuild('b');
  await followLink(page, addresses.overview);
  await expect(page).toHaveURL(addresses.overview);
  await becomesNew(page);
});

test('another tab of the old build keeps its files until it is closed', async ({
  page,
  site,
  context,
}) => {
  await beginReading(page);
  const other = await context.newPage();
  await other.goto(addresses.components);
  await offerNewBuild(site, page);
  await reload(page).click();
  await becomesNew(page);
  // The worker of the new build serves it now, from the files of the old one, which the host has no more.
  const script = await other.evaluate(async () => {
    const address =
      document.querySelector<HTMLScriptElement>('script[src*="RootLayout"]')?.src ?? '';
    return (await fetch(address)).status;
  });
  expect(script).toBe(200);
  // A file that has the same name in both builds and is not kept: with the content of the other build it is none.
  const [template = ''] = Object.keys(site.build.manifest.others).filter(isTemplate);
  const had = await other.evaluate(async (address) => {
    const response = await fetch(address).catch(() => undefined);
    return response?.status;
  }, template);
  expect(template).not.toBe('');
  expect(had).toBeUndefined();
  expect(await builds(other)).toEqual(oldBuild);
  await followLink(other, addresses.signals);
  await expect(other).toHaveURL(addresses.signals);
  await becomesNew(other);
  await other.close();
  await page.goto(addresses.components);
  await expect.poll(async () => (await traces(page)).caches).not.toContain('docs-offline-build-a');
});

test('a new build that can’t be had as a whole changes nothing', async ({ page, site }) => {
  await beginReading(page);
  site.broken = /^\/essentials\/signals$/;
  await deploy(site, page, 'b').catch(() => {});
  await page.goto(addresses.components);
  await expect
    .poll(async () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.waiting].filter(Boolean).length;
      }),
    )
    .toBe(0);
  expect(await builds(page)).toEqual(oldBuild);
  await expect(notice(page)).toBeHidden();
});

test('where all of the docs are kept, the new build has them all before it takes over', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await panel(page).getByRole('button', { name: 'Save all of the docs' }).click();
  await expect(status(page)).toHaveText('All of the docs can be read offline now.');
  const before = site.asked.length;
  await offerNewBuild(site, page);
  // Files that are the same in both builds are copied.
  expect(site.asked.slice(before).filter((path) => path.endsWith('.md'))).toEqual([]);
  expect(await keptPaths(page, 'b')).toEqual(
    expect.arrayContaining([addresses.overview, otherPage, '/essentials/signals.md']),
  );
  await reload(page).click();
  await becomesNew(page);
  site.online = false;
  await page.goto(addresses.overview);
  expect(await builds(page)).toEqual(newBuild);
});

test('a section that is visited while a new build installs is kept of that too', async ({
  page,
  site,
}) => {
  await beginReading(page);
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  site.held = { paths: new RegExp(`^${changedPage}$`), until };
  const before = site.asked.length;
  await deploy(site, page, 'b', changedPage);
  await expect.poll(() => site.asked.slice(before)).toContain(changedPage);
  await followLink(page, addresses.overview);
  await expect.poll(() => keptPaths(page, 'a')).toContain(addresses.installation);
  release();
  await followLink(page, changedPage);
  await reload(page).click();
  await pageBecomesNew(page);
  site.online = false;
  await page.goto(addresses.installation);
  await expect(page).toHaveTitle(/Installation/);
});

test('all of the docs that are kept while a new build waits are kept of that too', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await offerNewBuild(site, page, changedPage);
  await panel(page).getByRole('button', { name: 'Save all of the docs' }).click();
  await expect(status(page)).toHaveText('All of the docs can be read offline now.');
  await reload(page).click();
  await pageBecomesNew(page);
  const files = [...everyFile(site.build.manifest).keys()];
  expect(await keptPaths(page, 'b')).toEqual(expect.arrayContaining(files));
});

test('a build that takes over gets what the reader has chosen since it was installed', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await offerNewBuild(site, page, changedPage);
  const answer = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<string>((done) => {
      port1.onmessage = ({ data }) => done(data.outcome);
    });
    navigator.serviceWorker.controller?.postMessage({ type: 'choose-all' }, [port2]);
    return answered;
  });
  expect(answer).toBe('kept');
  await reload(page).click();
  await pageBecomesNew(page);
  const files = [...everyFile(site.build.manifest).keys()];
  await expect.poll(() => keptPaths(page, 'b')).toEqual(expect.arrayContaining(files));
});
