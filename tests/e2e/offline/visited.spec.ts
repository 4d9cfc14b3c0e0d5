import { addresses } from '../support/addresses.ts';
import { watchProblems } from '../support/problems.ts';
import { beginReading, expect, followLink, keptPaths, openButton, test, traces } from './site.ts';

test('nothing is registered, kept or asked for before the reader presses the button', async ({
  page,
  site,
}) => {
  await page.goto(addresses.overview);
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
  await expect(page).toHaveURL(addresses.installation);
  expect(await traces(page)).toEqual({ caches: [], workers: 0 });
  expect(site.asked.filter((path) => /^\/(?:service-worker|offline)/.test(path))).toEqual([]);
});

test('after it the page and its section can be read without a connection, styled and alive', async ({
  page,
  site,
}) => {
  await beginReading(page);
  site.online = false;
  const problems = watchProblems(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
  // By the router, and as a document of its own.
  await followLink(page, addresses.essentials);
  await expect(page).toHaveURL(addresses.essentials);
  await page.goto(addresses.components);
  await expect(page).toHaveTitle(/Composition with components/);
  await expect(openButton(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test('sections that are visited later are kept too', async ({ page, site }) => {
  await beginReading(page);
  await page.goto(addresses.overview);
  await expect.poll(() => keptPaths(page, 'a')).toContain(addresses.installation);
  site.online = false;
  await page.goto(addresses.installation);
  await expect(page).toHaveTitle(/Installation/);
});

test('a page that is not kept is answered by one that says so and lists what is', async ({
  page,
  site,
}) => {
  await beginReading(page);
  site.online = false;
  const response = await page.goto(addresses.overview);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "This page isn't available offline",
  );
  const list = page.locator('[data-kept-sections]').getByRole('listitem');
  await expect(list.filter({ hasText: 'Essentials' })).toHaveText(
    /^Essentials \((\d+) of \1 pages\)$/,
  );
  await list.getByRole('link', { name: 'Essentials' }).click();
  await expect(page).toHaveURL(/\/essentials/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/isn't available/);
});

test('the router gets the same answer, and the address stays for when there is a connection', async ({
  page,
  site,
}) => {
  await beginReading(page);
  // The page is of the worker's build from now on.
  site.online = false;
  await followLink(page, addresses.overview);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "This page isn't available offline",
  );
  await expect(page).toHaveURL(addresses.overview);
  site.online = true;
  await page.reload();
  await expect(page).toHaveTitle(/What is Angular/);
});

test('what a page asks for past all caches is the host’s, not what is kept', async ({
  page,
  site,
}) => {
  const manifest = '/sandbox/compiler/manifest.json';
  await beginReading(page);
  const before = site.asked.length;
  await page.evaluate((address) => fetch(address), manifest);
  expect(site.asked.slice(before)).not.toContain(manifest);
  await page.evaluate((address) => fetch(address, { cache: 'no-store' }), manifest);
  expect(site.asked.slice(before)).toContain(manifest);
});

test('the list of versions is asked for anew, and never kept', async ({ page, site }) => {
  await beginReading(page);
  await page.evaluate(() => fetch('/assets/others/versions.json'));
  await page.evaluate(() => fetch('/assets/others/versions.json'));
  expect(site.asked.filter((path) => path.endsWith('/versions.json'))).toHaveLength(2);
  expect((await keptPaths(page, 'a')).filter((path) => path.includes('versions'))).toEqual([]);
});
