import { expect, test } from '@playwright/test';
import { site } from '../../src/site.config.ts';
import { addresses } from './support/addresses.ts';
import { built, publishedRoutes } from './support/built-site.ts';
import { homeLink } from './support/shell.ts';

/** The addresses in a sitemap file. */
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');

test('the sitemap lists the published pages, and nothing else', async ({ request }) => {
  const index = locations(await (await request.get('/sitemap.xml')).text());
  expect(index.length).toBeGreaterThan(0);
  const urls: string[] = [];
  for (const url of index) {
    expect(new URL(url).origin).toBe(site.origin);
    urls.push(...locations(await (await request.get(new URL(url).pathname)).text()));
  }
  const expected = publishedRoutes.map((route) => new URL(route, site.origin).href);
  expect(urls.map((url) => new URL(url).href).toSorted()).toEqual(expected.toSorted());
});

test('the sitemap has no redirect', async ({ request }) => {
  const forwards = built.pages.filter((page) => page.forwards).map(({ route }) => route);
  expect(forwards.length).toBeGreaterThan(0);
  for (const url of locations(await (await request.get('/sitemap.xml')).text())) {
    const text = await (await request.get(new URL(url).pathname)).text();
    for (const route of forwards) expect(text).not.toContain(`${site.origin}${route}<`);
  }
});

test('robots may read everything, and find the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split(/\r?\n/);
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([]);
});

test('the manifest makes the site installable', async ({ page, request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.name).toContain(site.product);
  expect(manifest.theme_color).toMatch(/^#/);
  expect(manifest.background_color).toMatch(/^#/);
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await page.goto(addresses.overview);
  for (const icon of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    if (icon.sizes !== 'any') expect(drawn, icon.src).toBe(icon.sizes);
  }
  // The page links it from the reader's first act on, and so do the pages that follow.
  const link = page.locator('head > link[rel="manifest"]');
  await homeLink(page).hover();
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  await homeLink(page).click();
  await expect(page).toHaveURL(addresses.home);
  await expect(link).toHaveCount(1);
});

test('no file of another host is needed', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const address of [addresses.home, addresses.overview, addresses.signals, '/404']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('browsers keep what runs code for ever, and ask for its lists again', async ({ request }) => {
  const lists = ['/sandbox/manifest.json', '/sandbox/compiler/manifest.json'];
  const [runtime, compiler] = await Promise.all(
    lists.map(async (address) => (await request.get(address)).json()),
  );
  const lasting = [
    runtime.frame,
    ...Object.values(runtime.imports),
    ...Object.values(compiler).flat(),
  ] as string[];
  const caching = async (address: string) =>
    (await request.head(address)).headers()['cache-control'];
  expect(lasting.length).toBeGreaterThan(10);
  for (const address of lasting) expect(await caching(address), address).toContain('immutable');
  for (const address of lists) expect(await caching(address), address).toBe('no-cache');
});
