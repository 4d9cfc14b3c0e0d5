import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { site } from '../../../src/site.config.ts';
import { publishedRoutes } from '../support/built-site.ts';
import { builtText, isBuilt } from './support.ts';

/** What a language model is given at most. */
const fullTextLimit = 3_000_000;

const pathOf = (address: string): string => address.slice(site.origin.length);

test('llms.txt lists articles by section, with descriptions, at addresses that exist', () => {
  const text = builtText('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const sections = text.match(/^## .+$/gm) ?? [];
  expect(sections.length).toBeGreaterThan(3);
  const rows = text.match(/^- .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    const [, address = '', description = ''] = /^- \[.+\]\((\S+)\): (.+)$/.exec(row) ?? [];
    expect(address.startsWith(`${site.origin}/`), row).toBe(true);
    expect(isBuilt(pathOf(address)), row).toBe(true);
    expect(description.length, row).toBeGreaterThan(20);
  }
});

test('llms-full.txt holds the guides in reading order, and stays below 3 MB', () => {
  const text = builtText('/llms-full.txt');
  expect(Buffer.byteLength(text)).toBeLessThan(fullTextLimit);
  const sources = [...text.matchAll(/^Source: (\S+)$/gm)].map(([, address = '']) =>
    pathOf(address),
  );
  expect(sources.slice(0, 2)).toEqual(['/overview', '/installation']);
  const guides = publishedRoutes.filter((route) => /^\/(?:essentials|guide)(?:\/|$)/.test(route));
  expect(guides.filter((route) => !sources.includes(route))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});

interface SymbolIndex {
  symbols: { path: string; members?: { fragment: string }[] }[];
}

test('the symbol index fits its schema, and every address in it exists', () => {
  const index: SymbolIndex = JSON.parse(builtText('/api.json'));
  const ajv = new Ajv2020({ strict: true, validateFormats: false });
  expect(ajv.validate(JSON.parse(builtText('/api.schema.json')), index), ajv.errorsText()).toBe(
    true,
  );
  expect(index.symbols.length).toBeGreaterThan(800);
  const broken = index.symbols.flatMap(({ path, members = [] }) => {
    if (!publishedRoutes.includes(path)) return [path];
    const html = builtText(`${path}.html`);
    return members
      .filter(({ fragment }) => !html.includes(`id="${fragment.replaceAll('&', '&amp;')}"`))
      .map(({ fragment }) => `${path}#${fragment}`);
  });
  expect(broken).toEqual([]);
});

test('every symbol page is in the symbol index', () => {
  const index: SymbolIndex = JSON.parse(builtText('/api.json'));
  const paths = new Set(index.symbols.map(({ path }) => path));
  expect(publishedRoutes.filter((route) => /^\/api\/./.test(route) && !paths.has(route))).toEqual(
    [],
  );
});

test('the releases are an Atom feed, newest first', async ({ page }) => {
  const xml = builtText('/releases.xml');
  const feed = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const texts = (name: string) =>
      [...document.getElementsByTagName(name)].map((element) => element.textContent);
    return {
      root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
      ids: texts('id'),
      dates: [...document.querySelectorAll('entry > updated')].map(
        (element) => element.textContent,
      ),
    };
  }, xml);
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(new Set(feed.ids).size).toBe(feed.ids.length);
  expect(feed.dates.length).toBeGreaterThan(10);
  expect(feed.dates).toEqual(feed.dates.toSorted().toReversed());
});
