import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist } from '../../../scripts/lib/paths.mjs';
import { elementsOf } from '../../../scripts/site/html.ts';
import { contentAddress, contentFolder } from '../../../src/content-client/index.ts';
import { publishedRoutes } from '../support/built-site.ts';
import { builtText, isBuilt } from './support.ts';

interface Symbols {
  symbols: { path: string; module: string; name: string; kind: string }[];
}
const { symbols } = JSON.parse(builtText('/api.json')) as Symbols;

/** Content paths as clients make them, by route. */
const pathOfSymbol = new Map(
  symbols.map(({ path, module, name, kind }) => [
    path,
    `api/${module.replace('@', '').replaceAll('/', '_')}_${name}_${kind}.html`,
  ]),
);
const paths = publishedRoutes.map(
  (route) => pathOfSymbol.get(route) ?? (route === '/' ? 'index' : route.slice(1)),
);

test('every page has a document, and no document has no page', () => {
  expect(paths.filter((path) => !isBuilt(contentAddress(path)))).toEqual([]);
  const files = readdirSync(join(dist, contentFolder), { recursive: true, withFileTypes: true });
  // The error page has a document too.
  expect(files.filter((file) => file.isFile())).toHaveLength(paths.length + 1);
});

test('a document holds one title, nothing that runs, and nothing of the page around it', () => {
  const complaints = [...paths, 'error'].flatMap((path) => {
    const elements = elementsOf(builtText(contentAddress(path)));
    const count = (...names: string[]) =>
      elements.filter(({ name }) => names.includes(name)).length;
    // The parser adds what a whole document has: html, head and body.
    const isArticle = elements[3]?.name === 'article';
    const runs = count('script', 'style', 'link', 'iframe', 'astro-island', 'main', 'footer');
    return [
      ...(count('h1') === 1 ? [] : [`${path} has ${count('h1')} titles`]),
      ...(isArticle ? [] : [`${path} is no article`]),
      ...(runs === 0 ? [] : [`${path} holds parts of the page`]),
    ];
  });
  expect(complaints).toEqual([]);
});

test('symbols whose names differ by letter case have documents that no host mixes up', () => {
  const names = [...pathOfSymbol.values()].map((path) => path.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  const signal = builtText(contentAddress('api/angular_core_signal_function.html'));
  const type = builtText(contentAddress('api/angular_core_Signal_type_alias.html'));
  expect(signal).toContain('>signal</h1>');
  expect(type).toContain('>Signal</h1>');
  expect(signal).not.toContain('>Signal</h2>');
});

test('a document is the article that the page shows', async ({ page, request }) => {
  await page.goto('/essentials/signals');
  const shown = await page.getByRole('main').locator('.prose > :is(p, h2)').allInnerTexts();
  const html = await (await request.get(contentAddress('essentials/signals'))).text();
  await page.setContent(html);
  const embedded = await page.locator('.prose > :is(p, h2)').allInnerTexts();
  expect(embedded).toEqual(shown);
});

test('a page of the site loads a document, and search engines leave it alone', async ({ page }) => {
  await page.goto('/essentials/signals');
  const answer = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [response.status, response.headers.get('x-robots-tag')];
  }, contentAddress('cli/add'));
  expect(answer).toEqual([200, 'noindex']);
});
