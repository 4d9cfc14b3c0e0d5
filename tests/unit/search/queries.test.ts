import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { headingSlug } from '../../../src/markdown/index.ts';
import { findArticles, publishedRoutes } from '../../../src/navigation/index.ts';

const kinds = [
  'title',
  'identifier',
  'prefix',
  'error-code',
  'message',
  'command',
  'concept',
  'configuration',
] as const;

const queriesSchema = z.array(
  z.strictObject({
    query: z.string().regex(/^\S(?:.*\S)?$/),
    kind: z.enum(kinds),
    page: z.string().startsWith('/'),
    also: z.array(z.string().startsWith('/')).min(1).optional(),
    fragment: z.string().min(1).optional(),
  }),
);

const queries = queriesSchema.parse(parse(readFileSync('tests/search/queries.yaml', 'utf8')));

/** Ids of the headings of an article, read from its source. */
function headingIds(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#{2,} +(.+?)(?: +\{#([\w-]+)[^}]*\})?$/gm);
  return [...headings].map(([, text = '', id]) => id ?? headingSlug(text));
}

test('there are at least 200 queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
});

test('every kind has at least 10 queries, and they stand together', () => {
  const sections = queries.map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1]);
  expect(sections).toEqual(kinds);
  for (const kind of kinds) {
    expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(10);
  }
});

test('no query stands there twice, in no other case either', () => {
  const texts = queries.map(({ query }) => query.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every page is published', () => {
  const published = publishedRoutes();
  const routes = queries.flatMap(({ page, also = [] }) => [page, ...also]);
  expect(routes.filter((route) => !published.has(route))).toEqual([]);
});

test('no query names a page twice', () => {
  const repeated = queries.filter(
    ({ page, also = [] }) => new Set([page, ...also]).size <= also.length,
  );
  expect(repeated).toEqual([]);
});

test('few queries have a second page that is equally right', () => {
  const several = queries.filter(({ also }) => also);
  expect(several.length / queries.length).toBeLessThanOrEqual(0.15);
});

test('every fragment is a heading of its article', () => {
  const files = new Map(findArticles().map(({ route, file }) => [route, file]));
  const wrong = queries.filter(({ page, fragment }) => {
    const file = files.get(page);
    return fragment && !(file && headingIds(file).includes(fragment));
  });
  expect(wrong).toEqual([]);
});
