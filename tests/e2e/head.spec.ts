import { expect, type Page, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content');

const titles = {
  [addresses.home]: 'Home • Angular',
  [addresses.overview]: 'What is Angular? • Angular',
  [addresses.essentials]: 'Essentials • Overview • Angular',
  [addresses.signals]: 'Reactivity with signals • Angular',
  [addresses.missing]: 'Angular',
};

for (const [address, title] of Object.entries(titles)) {
  test(`${address} is titled "${title}"`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  });
}

test('the image of link previews is there, in the size that the page names', async ({ page }) => {
  await page.goto(addresses.overview);
  const image = (await content(page, 'meta[property="og:image"]')) ?? '';
  expect(new URL(image).origin).toBe(site.origin);
  await page.goto(new URL(image).pathname);
  const size = await page
    .locator('img')
    .evaluate((element) => [
      (element as HTMLImageElement).naturalWidth,
      (element as HTMLImageElement).naturalHeight,
    ]);
  expect(size).toEqual([1200, 630]);
  await page.goto(addresses.overview);
  expect(await content(page, 'meta[property="og:image:width"]')).toBe('1200');
  expect(await content(page, 'meta[property="og:image:height"]')).toBe('630');
  expect(await content(page, 'meta[property="og:image:alt"]')).toBeTruthy();
});

test('the canonical address has no query and no fragment', async ({ page }) => {
  await page.goto(`${addresses.overview}?from=mail#x`);
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', site.origin + addresses.overview);
});

test('icons that the head names are there', async ({ page, request }) => {
  await page.goto(addresses.overview);
  const links = await page
    .locator('head :is([rel="icon"], [rel="apple-touch-icon"])')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of [...links, '/favicon.ico']) {
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
  }
});

test('the browser draws its own parts in the colours of the theme', async ({ page }) => {
  await page.goto(addresses.overview);
  const colours = await page
    .locator('head meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]),
    );
  expect(colours.map(([media]) => media).toSorted()).toEqual([
    '(prefers-color-scheme: dark)',
    '(prefers-color-scheme: light)',
  ]);
  expect(colours[0]?.[1]).not.toBe(colours[1]?.[1]);
});
