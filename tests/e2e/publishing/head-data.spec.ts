import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { dist } from '../../../scripts/lib/paths.mjs';
import { twinAddress } from '../../../src/publishing/addresses.ts';
import { site } from '../../../src/site.config.ts';
import { addresses } from '../support/addresses.ts';
import { built, inspectPages, publishedPages } from '../support/built-site.ts';
import { isBuilt } from './support.ts';

test('every page but the error page says what it is, in data that name it', async ({ page }) => {
  const complaints = await inspectPages(page, ({ html, route }) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    if (route === '/404') return scripts.length === 0 ? [] : ['has data'];
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const graph = JSON.parse(scripts[0]?.textContent ?? '{}')['@graph'] ?? [];
    const [thing, breadcrumb] = graph;
    const found = [];
    if (scripts.length !== 1) found.push(`has ${scripts.length} scripts of data`);
    if (thing?.url !== canonical) found.push(`names the address ${thing?.url}`);
    if (route === '/') return thing?.['@type'] === 'WebSite' ? found : [...found, 'is no site'];
    const title = document.querySelector('main h1')?.textContent?.trim();
    if (thing?.['@type'] !== 'TechArticle') found.push(`is a ${thing?.['@type']}`);
    if (thing?.headline !== title) found.push(`is called "${thing?.headline}", not "${title}"`);
    const steps: { position: number; item: string }[] = breadcrumb?.itemListElement ?? [];
    if (steps.some(({ position }, index) => position !== index + 1)) found.push('counts wrongly');
    if (breadcrumb && steps.at(-1)?.item !== canonical) found.push('is not at the end of its way');
    return found;
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

test('every page but the error page names its Markdown; all name the feed of releases', () => {
  const complaints = publishedPages.flatMap(({ file, route }) => {
    const html = built.text(file);
    const markdown = valueAfter(html, 'rel="alternate" type="text/markdown"', 'href');
    const feed = valueAfter(html, 'rel="alternate" type="application/atom+xml"', 'href');
    const expected = route === '/404' ? undefined : twinAddress(route);
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
