import { expect, type Page, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import {
  built,
  inspectPages,
  publishedPages,
  type Source,
  writtenPages,
} from './support/built-site.ts';

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

test('language, encoding, and width of every page are declared', async ({ page }) => {
  const complaints = await inspectPages(page, ({ html }) => {
    const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html');
    const found = [];
    if (documentElement.lang !== 'en') found.push(`has the language "${documentElement.lang}"`);
    if (head.firstElementChild?.getAttribute('charset') !== 'utf-8')
      found.push('does not begin with its encoding');
    const viewport = head.querySelector('meta[name="viewport"]')?.getAttribute('content');
    if (viewport !== 'width=device-width, initial-scale=1')
      found.push(`has the viewport "${viewport}"`);
    return found;
  });
  expect(complaints).toEqual([]);
});

test('what a link preview shows agrees with the page', async ({ page }) => {
  const complaints = await inspectPages(page, ({ html }) => {
    const { head } = new DOMParser().parseFromString(html, 'text/html');
    const meta = (selector: string) => head.querySelector(selector)?.getAttribute('content');
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const wanted = {
      'og:title': head.querySelector('title')?.textContent,
      'og:description': meta('meta[name="description"]'),
      'og:url': canonical ?? undefined,
      'og:type': 'website',
    };
    const found = Object.entries(wanted)
      .filter(([property, value]) => meta(`meta[property="${property}"]`) !== value)
      .map(([property, value]) => `has no ${property} "${value}"`);
    if (meta('meta[name="twitter:card"]') !== 'summary_large_image') found.push('has no card');
    return found;
  });
  expect(complaints).toEqual([]);
});

/** Reads the description of a page; for `inspectPages`. */
const descriptionOf = ({ html }: Source) => {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  return [head.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''];
};

test('descriptions of articles are whole sentences, and no two share one', async ({ page }) => {
  const descriptions = await inspectPages(page, descriptionOf, writtenPages);
  const texts = descriptions.map((entry) => entry.replace(/^[^:]*: /, ''));
  expect(texts.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every page has a description that search engines show whole', async ({ page }) => {
  const descriptions = await inspectPages(page, descriptionOf);
  const lengths = descriptions.map((entry) => entry.replace(/^[^:]*: /, '').length);
  expect(descriptions.filter((_, index) => (lengths[index] ?? 0) < 20)).toEqual([]);
  expect(descriptions.filter((_, index) => (lengths[index] ?? 0) > 165)).toEqual([]);
});

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

test('the error page and the offline page are kept out of search engines, all others are not', async ({
  page,
}) => {
  const hidden = await inspectPages(page, ({ html }) => {
    const { head } = new DOMParser().parseFromString(html, 'text/html');
    const robots = head.querySelector('meta[name="robots"]')?.getAttribute('content');
    return robots ? [robots] : [];
  });
  expect(hidden).toEqual(['404.html: noindex', 'offline.html: noindex']);
  expect(publishedPages.find(({ file }) => file === '404.html')?.canonical).toBeUndefined();
});

test('icons and manifest that the head names are there', async ({ page, request }) => {
  await page.goto(addresses.overview);
  const links = await page
    .locator('head :is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of [...links, '/favicon.ico']) {
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
  }
  expect(built.fileAt('/manifest.webmanifest')).toBeDefined();
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
