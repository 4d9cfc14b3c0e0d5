import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectSameWindow, markWindow } from './support/marker.ts';
import { documentRequests } from './support/network.ts';
import {
  addRoomBelow,
  contentsIds,
  expectRememberedPlace,
  expectRowAt,
  expectToRest,
  rowTop,
  scrollPageTo,
  scrollPosition,
  topOf,
} from './support/scrolling.ts';
import { contents, docsSidebar } from './support/shell.ts';

/** Low enough for every article to be taller. */
const height = 500;

/** Where an anchor comes to stand below the top, per width. */
const offsets = [
  { width: 1280, offset: 24 },
  { width: 901, offset: 24 },
  { width: 900, offset: 140 },
  { width: 800, offset: 140 },
  { width: 390, offset: 64 },
] as const;

/** The last heading that "On this page" lists. */
async function lastId(page: Page): Promise<string> {
  const id = (await contentsIds(page)).at(-1);
  if (!id) throw new Error('The page lists no headings.');
  return id;
}

for (const { width, offset } of offsets) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`an anchor stops ${offset} px below the top`, async ({ page }) => {
      await page.goto(addresses.signals);
      await addRoomBelow(page);
      const id = await lastId(page);
      await contents(page).getByRole('link').last().click();
      await expect(page).toHaveURL(`${addresses.signals}#${id}`);
      await expect.poll(() => topOf(page, id)).toBe(offset);
    });

    test(`an address with a fragment opens ${offset} px above its heading`, async ({ page }) => {
      await page.goto(addresses.signals);
      const id = (await contentsIds(page))[1];
      expect(id).toBeTruthy();
      await page.goto('about:blank');
      await page.goto(`${addresses.signals}#${id}`);
      await expect.poll(() => topOf(page, id ?? '')).toBe(offset);
    });
  });
}

test.describe('between pages', () => {
  test.use({ viewport: { width: 1280, height } });

  test.beforeEach(async ({ page }) => {
    await page.goto(addresses.signals);
    await markWindow(page);
    await scrollPageTo(page, 600);
  });

  test('a new page starts at the top, and back returns to where the reader was', async ({
    page,
  }) => {
    await docsSidebar(page).getByRole('link', { name: 'Composition with components' }).click();
    await expect(page).toHaveURL(addresses.components);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollPageTo(page, 350);
    await page.goBack();
    await expect(page).toHaveURL(addresses.signals);
    await expect.poll(() => scrollPosition(page)).toBe(600);
    await page.goForward();
    await expect(page).toHaveURL(addresses.components);
    await expect.poll(() => scrollPosition(page)).toBe(350);
    await expectSameWindow(page);
  });

  test('a reload keeps the place', async ({ page }) => {
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(600);
  });

  test('a link to a heading of another page leads to the heading', async ({ page }) => {
    await addRoomBelow(page);
    const id = (await contentsIds(page))[1];
    await docsSidebar(page).getByRole('link', { name: 'Composition with components' }).click();
    await expect(page).toHaveURL(addresses.components);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
      document.querySelector('main')?.prepend(link);
    }, `${addresses.signals}#${id}`);
    await page.getByRole('link', { name: 'There' }).click();
    await expect(page).toHaveURL(`${addresses.signals}#${id}`);
    await expect.poll(() => topOf(page, id ?? '')).toBe(24);
    await expectSameWindow(page);
  });

  test('anchors of the page load nothing, and back returns from them', async ({ page }) => {
    // Here the contents stand beside the article, so that pressing one of them scrolls nothing by itself.
    await page.setViewportSize({ width: 1680, height });
    await scrollPageTo(page, 0);
    const documents = documentRequests(page);
    const id = await lastId(page);
    await contents(page).getByRole('link').last().click();
    await expect(page).toHaveURL(`${addresses.signals}#${id}`);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(addresses.signals);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(documents).toEqual([]);
    await expectSameWindow(page);
  });
});

/** Long lists, whose rows are not laid out before they come near. */
const longLists = [
  { path: '/api', id: 'router', row: '.api-row a[href="/api/router/RouterOutlet"]' },
  { path: '/errors', id: 'compiler-errors', row: 'tr[data-code="NG8002"] a' },
] as const;

for (const { width, offset } of [offsets[0], offsets[4]]) {
  for (const { path, id, row } of longLists) {
    test(`${path}#${id} is exact at ${width} px, and so is the way back`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}#${id}`);
      await expect.poll(() => topOf(page, id)).toBe(offset);

      await page.goto(path);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
        document.querySelector('main')?.prepend(link);
      }, `${path}#${id}`);
      await page.getByRole('link', { name: 'There' }).click();
      await page.waitForURL(`${path}#${id}`);
      await expectToRest(page, () => topOf(page, id), offset);

      await page.evaluate((selector) => {
        // The page that comes back has no such link.
        document.querySelector('main > a')?.remove();
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      }, row);
      await expectRememberedPlace(page);
      const top = await rowTop(page.locator(row));
      await page.locator(row).click();
      await expect(page).not.toHaveURL(new RegExp(`${path}#`));
      await page.goBack();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expectRowAt(page.locator(row), top);
    });
  }
}

/** Lists that a filter or a search changes once the page has come: what is there when that is done, and the links in them. */
const filteredLists = [
  {
    path: '/api?query=o',
    done: '[data-api-list][data-filtered]',
    links: '.api-row:not([hidden]) a',
  },
  {
    path: '/api?status=15',
    done: '[data-api-list][data-filtered]',
    links: '.api-row:not([hidden]) a',
  },
  {
    path: '/errors?query=component',
    done: '.errors-filter[data-ready]',
    links: 'tr[data-code]:not([hidden]) a',
  },
  { path: '/search?q=signal', done: '.search-list', links: '.search-list a.search-row' },
] as const;

for (const width of [1280, 390]) {
  for (const { path, done, links } of filteredLists) {
    test(`${path} at ${width} px: back and reload lead to the part that the reader has left`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator(done)).toBeVisible();
      const all = page.locator(links);
      await expect.poll(() => all.count()).toBeGreaterThan(10);
      const href = await all.nth(Math.floor((await all.count()) * 0.7)).getAttribute('href');
      const left = page.locator(`${links}[href="${href}"]`);
      for (const way of ['back', 'back again', 'reload']) {
        await left.evaluate((element) =>
          element.scrollIntoView({ behavior: 'instant', block: 'center' }),
        );
        await expectRememberedPlace(page);
        const top = await rowTop(left);
        if (way === 'reload') await page.reload();
        else {
          await left.click();
          await expect(page).toHaveURL(href ?? '');
          await page.goBack();
        }
        await expect(page).toHaveURL(path);
        await expectRowAt(left, top);
      }
    });
  }
}
