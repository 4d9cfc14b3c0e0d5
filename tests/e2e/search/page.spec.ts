import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../src/site.config.ts';
import { violations } from '../../support/axe.ts';
import { addresses } from '../support/addresses.ts';
import { holdScript, holdScripts } from '../support/network.ts';
import { watchProblems } from '../support/problems.ts';
import { heading, mainNavigation, phoneOpener } from '../support/shell.ts';
import { commonQuery, resultRows, searchField, storedHistory, strangeQuery } from './support.ts';

const startTyping = (page: Page) => page.getByText('Start typing to see results');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [layout, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    tablet: { width: 800, height: 900 },
    desktop: { width: 1280, height: 800 },
  })) {
    test(`the button leads to the index: ${layout}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(addresses.overview);
      await expect(phoneOpener(page)).toBeHidden();
      await mainNavigation(page).getByRole('link', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search');
      await expect(heading(page)).toHaveText('Search');
    });
  }

  test('the index links every page, and there is no field that would do nothing', async ({
    page,
    request,
  }) => {
    await page.goto('/search');
    const links = page.getByRole('main').locator('a[href^="/"]');
    const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    const routes = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(new URL(url).pathname),
    );
    expect(routes.length).toBeGreaterThan(100);
    expect(linked.toSorted()).toEqual(routes.filter((route) => route !== '/search').toSorted());
    await expect(searchField(page)).toBeHidden();
  });
});

test('the query stands in the address, and results in the page', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto(`/search?q=${commonQuery}`);
  await expect(searchField(page)).toHaveValue(commonQuery);
  await expect(resultRows(page).first()).toBeVisible();
  await searchField(page).fill(strangeQuery);
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/search?q=${strangeQuery}`);
  await searchField(page).fill('');
  await expect(page).toHaveURL('/search');
  await searchField(page).fill(commonQuery);
  await expect(resultRows(page).first()).toBeVisible();
  const href = (await resultRows(page).first().getAttribute('href')) ?? '';
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(href);
  expect((await storedHistory(page)).map(({ url }) => url)).toEqual([href]);
  expect(problems).toEqual([]);
});

test('what is typed without a connection is searched when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/search', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await searchField(page).fill(commonQuery);
  await expect(searchField(page)).toHaveValue(commonQuery);
  await expect(resultRows(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(resultRows(page).first()).toBeVisible();
});

test('nobody is asked to type while the query of the address waits for scripts', async ({
  page,
}) => {
  const gate = await holdScript(page, 'SearchPanel');
  await page.goto(`/search?q=${commonQuery}`);
  await expect(startTyping(page)).toBeHidden();
  gate.open();
  await expect(resultRows(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue(commonQuery);
});

test('a query of the address that can’t be searched says so, and is searched when there is a connection', async ({
  page,
  context,
}) => {
  // The page is there, and nothing else comes.
  const isLost = ({ pathname }: URL) => /^\/search$|\/index[\w.-]*\.js$/.test(pathname);
  await page.route(isLost, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.goto(`/search?q=${commonQuery}`);
  await expect(page.getByRole('status').getByText(/^You’re offline/)).toBeVisible();
  await page.unroute(isLost);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(resultRows(page).first()).toBeVisible();
});

test('what is typed while scripts load is searched', async ({ page }) => {
  await page.goto('/search', { waitUntil: 'networkidle' });
  await expect(startTyping(page)).toBeVisible();
  const gate = await holdScripts(page);
  await searchField(page).fill(commonQuery);
  await expect(startTyping(page)).toBeHidden();
  await expect(resultRows(page)).toHaveCount(0);
  gate.open();
  await expect(resultRows(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue(commonQuery);
  await expect(searchField(page)).toBeFocused();
});

test('a query in the address is searched after a navigation of the router too', async ({
  page,
}) => {
  await page.goto(addresses.home);
  await page.evaluate((query) => {
    const link = document.createElement('a');
    link.href = `/search?q=${query}`;
    link.textContent = 'to the search';
    document.querySelector('main')?.prepend(link);
  }, commonQuery);
  await page.getByRole('link', { name: 'to the search' }).dispatchEvent('click');
  await expect(resultRows(page).first()).toBeVisible();
});

test('the page is accessible with results', async ({ page }) => {
  await page.goto(`/search?q=${commonQuery}`);
  await expect(resultRows(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('browsers can add the site as a search engine', async ({ page, request }) => {
  await page.goto(addresses.signals);
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  const parsed = await page.evaluate(
    (xml) => {
      const description = new DOMParser().parseFromString(xml, 'text/xml');
      const template = description.querySelector('Url[type="text/html"]')?.getAttribute('template');
      return {
        root: description.documentElement.localName,
        name: description.querySelector('ShortName')?.textContent ?? '',
        template,
      };
    },
    await response.text(),
  );
  expect(parsed.root).toBe('OpenSearchDescription');
  expect(parsed.name.length).toBeGreaterThan(0);
  expect(parsed.name.length).toBeLessThanOrEqual(16);
  expect(parsed.template).toBe(`${site.origin}/search?q={searchTerms}`);
});
