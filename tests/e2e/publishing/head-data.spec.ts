import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { dist } from '../../../scripts/lib/paths.mjs';
import { unlistedRoutes } from '../../../src/navigation/unlisted-routes.ts';
import { twinAddress } from '../../../src/publishing/addresses.ts';
import { site } from '../../../src/site.config.ts';
import { addresses } from '../support/addresses.ts';
import { built, publishedPages } from '../support/built-site.ts';
import { isBuilt } from './support.ts';

interface Thing {
  '@type': string;
  url?: string;
  headline?: string;
  itemListElement?: { position: number; item: string }[];
}

/** What the data of a page say, a list for each script that holds some. */
function dataOf(html: string): Thing[][] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(scripts, ([, json = '']) => JSON.parse(json)['@graph']);
}

function titleOf(html: string): string {
  const [title = ''] = /<h1\b.*?<\/h1>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
  return textOf(fromHtml(title, { fragment: true })).trim();
}

test('every page that somebody looks for says what it is, in data that name it', () => {
  const complaints = publishedPages.flatMap(({ file, route, canonical }) => {
    const html = built.text(file);
    const [[thing, breadcrumb] = [], ...others] = dataOf(html);
    if (unlistedRoutes.includes(route)) return thing ? [`${file} has data`] : [];
    const steps = breadcrumb?.itemListElement ?? [];
    const isNamed = route === '/' || thing?.headline === titleOf(html);
    return [
      ...(others.length === 0 ? [] : [`${file} has several scripts of data`]),
      ...(thing?.['@type'] === (route === '/' ? 'WebSite' : 'TechArticle')
        ? []
        : [`${file} is ${thing?.['@type']}`]),
      ...(route === '/' || thing?.url === canonical ? [] : [`${file} is at ${thing?.url}`]),
      ...(isNamed ? [] : [`${file} is called "${thing?.headline}"`]),
      ...(steps.every(({ position }, at) => position === at + 1) ? [] : [`${file} counts wrongly`]),
      ...(!breadcrumb || steps.at(-1)?.item === canonical
        ? []
        : [`${file} is not at the end of its way`]),
    ];
  });
  expect(complaints).toEqual([]);
});

test('the browser has no complaint about the data', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`violates ${violatedDirective}: ${sample}`),
    );
  });
  for (const address of [addresses.home, addresses.signals, '/api/core/Component']) {
    await page.goto(address);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
  expect(messages).toEqual([]);
});

/** The value of an attribute that follows another one, in the head as the layout writes it. */
function valueAfter(html: string, before: string, attribute: string): string | undefined {
  const start = html.indexOf(before);
  const [, value] = new RegExp(`${attribute}="([^"]*)"`).exec(html.slice(start, start + 300)) ?? [];
  return start < 0 ? undefined : value;
}

test('every page that somebody looks for names its Markdown; all name the feed of releases', () => {
  const complaints = publishedPages.flatMap(({ file, route }) => {
    const html = built.text(file);
    const markdown = valueAfter(html, 'rel="alternate" type="text/markdown"', 'href');
    const feed = valueAfter(html, 'rel="alternate" type="application/atom+xml"', 'href');
    const expected = unlistedRoutes.includes(route) ? undefined : twinAddress(route);
    return [
      ...(markdown === expected ? [] : [`${file} names ${markdown}`]),
      ...(feed === '/releases.xml' ? [] : [`${file} names the feed ${feed}`]),
    ];
  });
  expect(complaints).toEqual([]);
});

test('the picture of each section is there, in the size that pages name', async () => {
  const pictures = new Set(
    publishedPages.map(({ file }) => {
      const image = valueAfter(built.text(file), 'property="og:image"', 'content') ?? '';
      return image.slice(site.origin.length);
    }),
  );
  expect(pictures).toContain('/open-graph.png');
  expect(pictures.size).toBeGreaterThan(4);
  for (const picture of pictures) {
    expect(isBuilt(picture), picture).toBe(true);
    const { format, width, height } = await sharp(join(dist, picture)).metadata();
    expect({ format, width, height }, picture).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});
