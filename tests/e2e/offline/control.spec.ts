import { violations } from '../../support/axe.ts';
import { addresses } from '../support/addresses.ts';
import { testBuild } from './builds.ts';
import {
  beginButton,
  beginReading,
  expect,
  makeAvailable,
  openButton,
  panel,
  status,
  test,
  traces,
} from './site.ts';

const removed = 'Everything that was saved for offline reading has been removed.';

test('removing takes the worker and every cache back, and the reader can begin again', async ({
  page,
  site,
}) => {
  await page.goto(addresses.overview);
  await makeAvailable(page);
  const remove = panel(page).getByRole('button', { name: 'Remove' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(removed);
  await expect(panel(page)).toBeHidden();
  await expect(beginButton(page)).toBeFocused();
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
  // The worker goes on until its pages are closed, and leaves no trace.
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
  await expect(page).toHaveURL(addresses.installation);
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
  await makeAvailable(page);
  site.online = false;
  await page.goto(addresses.overview);
  await expect(page).toHaveTitle(/What is Angular/);
});

test('removing while all of the docs arrive leaves nothing either', async ({ page }) => {
  await beginReading(page);
  await panel(page).getByRole('button', { name: 'Save all of the docs' }).click();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText(removed);
  await expect.poll(() => traces(page)).toEqual({ caches: [], workers: 0 });
});

test('after removing while all of the docs arrive, the reader begins with a fresh control', async ({
  page,
  site,
}) => {
  await beginReading(page);
  site.held = { paths: /^\/guide\/signals/, until: new Promise(() => {}) };
  await panel(page).getByRole('button', { name: 'Save all of the docs' }).click();
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText(removed);
  site.held = undefined;
  await makeAvailable(page);
  await expect(panel(page).getByRole('button', { name: 'Save all of the docs' })).toBeVisible();
  await expect(panel(page).getByRole('progressbar')).toBeHidden();
});

test('after removing, what can’t be had again is said to, and nothing is left behind', async ({
  page,
  site,
}) => {
  await beginReading(page);
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText(removed);
  site.broken = /^\/offline\//;
  await beginButton(page).click();
  await expect(status(page)).toContainText('Some files could not be loaded.');
  await expect(beginButton(page)).not.toHaveAttribute('aria-expanded');
  await expect(panel(page)).toBeHidden();
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
  site.broken = undefined;
  await makeAvailable(page);
});

test('caches of others stay', async ({ page }) => {
  await page.goto(addresses.signals);
  await page.evaluate(async () => void (await caches.open('of-another-application')));
  await makeAvailable(page);
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(status(page)).toHaveText(removed);
  expect(await traces(page)).toEqual({ caches: ['of-another-application'], workers: 0 });
});

test('the panel opens and closes by keyboard on later pages', async ({ page }) => {
  await beginReading(page);
  await page.goto(addresses.components);
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toContainText(/\d+ pages are saved/);
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the opened control is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await beginReading(page);
    await expect(panel(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('a browser that forbids workers is said to, and the button stays', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Refused by the test.', 'SecurityError'));
  });
  await page.goto(addresses.signals);
  await beginButton(page).click();
  await expect(status(page)).toContainText('Your browser does not let this site save pages.');
  await expect(beginButton(page)).toBeEnabled();
});

test('a browser without room is said so, and nothing is left behind', async ({ page, site }) => {
  const full =
    'Cache.prototype.put = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));';
  site.build = await testBuild('a', full);
  await page.goto(addresses.signals);
  await beginButton(page).click();
  await expect(status(page)).toContainText('This device does not have enough space.');
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
  site.build = await testBuild('a');
  await makeAvailable(page);
});

test('caches that throw in pages are no reason for an error', async ({ page }) => {
  await page.addInitScript(() => {
    const value = () => Promise.reject(new DOMException('Refused by the test.', 'SecurityError'));
    for (const method of ['open', 'match', 'keys', 'has', 'delete']) {
      Object.defineProperty(CacheStorage.prototype, method, { value });
    }
  });
  await page.goto(addresses.signals);
  await beginButton(page).click();
  await expect(status(page)).toContainText('Your browser does not let this site save pages.');
});

test('a connection that fails at once is said to', async ({ page, site }) => {
  await page.goto(addresses.signals);
  await beginButton(page).hover();
  site.broken = /^\/offline\//;
  await beginButton(page).click();
  await expect(status(page)).toContainText('Some files could not be loaded.');
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
});

test('a reader without a connection hears of that, and not of blocked storage', async ({
  page,
  site,
}) => {
  await page.goto(addresses.signals);
  await beginButton(page).hover();
  await expect(status(page)).toBeAttached();
  site.online = false;
  await beginButton(page).click();
  await expect(status(page)).toContainText('Some files could not be loaded.');
  site.online = true;
  await makeAvailable(page);
});

test('a page that is older than the host’s build is asked to reload first', async ({
  page,
  site,
}) => {
  await page.goto(addresses.signals);
  await beginButton(page).hover();
  site.build = await testBuild('b');
  await beginButton(page).click();
  await expect(status(page)).toContainText('reload the page to see the latest');
});

test('a browser without service workers is offered nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(addresses.signals);
  await expect(beginButton(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered', async ({ page }) => {
    await page.goto(addresses.signals);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(beginButton(page)).toBeHidden();
  });
});
