import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashFiles, hashText, installedPackages, sourceFiles } from '../../files/index.ts';
import { siteGlossary } from '../../glossary/index.ts';
import { KeptResults } from '../../kept/index.ts';
import {
  loadNavigation,
  type Navigation,
  type Section,
  unlistedRoutes,
} from '../../navigation/index.ts';
import { hierarchyOf, type Level, routeOf, type SearchRecord } from '../hit.ts';
import { readKeywords } from './keywords.ts';
import { labelsOf } from './labels-of.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { type PageNames, pageNames } from './page-names.ts';
import type { PageOutline } from './page-outline.ts';

/** What the category of a result says. */
const areas: Readonly<Record<Section, string>> = {
  docs: 'Docs',
  tutorials: 'Tutorials',
  reference: 'Reference',
  playground: 'Playground',
  home: 'Site',
  none: 'Site',
};

const root = resolve(import.meta.dirname, '../../..');

/** What earlier builds have read. */
function keptFacts(): KeptResults<PageFacts> {
  const program = sourceFiles([join(import.meta.dirname, 'page-facts.ts')]);
  return new KeptResults(
    join(root, '.cache/search/pages.json'),
    hashFiles(root, [installedPackages(root), ...program]),
  );
}

/** Pages that nobody searches for. */
const unsearched = new Set([...unlistedRoutes, '/search']);

/**
 * Makes the records of a built site: one for each page and each heading, and one for the text below each. Sorted by address.
 *
 * @param site folder of the built site
 */
export async function makeRecords(site: string): Promise<SearchRecord[]> {
  const navigation = await loadNavigation();
  const names = pageNames();
  const keywords = readKeywords(navigation.isPublished);
  const terms = termsOfPages();
  const pages = pagesOf(site);
  const linkedFrom = countLinks(pages);
  return pages.flatMap(([route, { outline }]) => {
    if (!outline || unsearched.has(route)) return [];
    const [page, ...parts] = recordsOf(route, outline, navigation, names.get(route));
    return page
      ? [
          {
            ...page,
            terms: terms.get(route) ?? [],
            keywords: keywords.get(route) ?? [],
            linkedFrom: linkedFrom.get(route) ?? 0,
          },
          ...parts,
        ]
      : [];
  });
}

/** The terms of the glossary with their other names, by the page that explains them. */
function termsOfPages(): Map<string, readonly string[]> {
  const pages = Map.groupBy(siteGlossary(), ({ article }) => routeOf(article));
  return new Map(
    [...pages].map(([route, terms]) => [
      route,
      terms.flatMap(({ term, aliases = [] }) => [term, ...aliases]),
    ]),
  );
}

/** How many pages lead to each: readers look more for what is often spoken of. */
function countLinks(pages: readonly ReadPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [route, { links }] of pages) {
    for (const target of links) {
      if (target !== route) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

type ReadPage = readonly [route: string, facts: PageFacts];

function pagesOf(site: string): ReadPage[] {
  const kept = keptFacts();
  const pages = globSync('**/*.html', { cwd: site, exclude: ['examples/**'] })
    .map((file): ReadPage => {
      const route = `/${file.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      // Few pages are to be read again, and only those need to be text.
      const html = readFileSync(join(site, file));
      return [route, kept.of(hashText(html), () => pageFacts(html.toString()))];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  kept.save();
  return pages;
}

function recordsOf(
  route: string,
  outline: PageOutline,
  navigation: Navigation,
  names: PageNames | undefined,
): SearchRecord[] {
  const labels = labelsOf(navigation.locate(route)?.entry);
  const title = outline.title || labels[0] || '';
  const area = areas[navigation.activeSection(route)];
  const aliases = [...labels.filter((label) => label !== title), ...(names?.aliases ?? [])];
  const path: string[] = [area, title];
  const records = [
    { ...record(route, 'lvl1', path), ...names, aliases, description: outline.description },
    ...textRecord(route, path, outline.text),
  ];
  for (const { level, id, title: heading, text } of outline.sections) {
    // A level that the page skips repeats nothing: the heading moves up.
    path.length = Math.min(path.length, level);
    path.push(heading);
    const url = `${route}#${id}`;
    records.push(record(url, `lvl${path.length - 1}` as Level, path));
    records.push(...textRecord(url, path, text));
  }
  return records;
}

function textRecord(url: string, path: readonly string[], text: string): SearchRecord[] {
  return text ? [{ ...record(url, 'content', path), content: text }] : [];
}

function record(url: string, type: SearchRecord['type'], path: readonly string[]): SearchRecord {
  const objectID = createHash('sha256').update(`${type}\0${url}`).digest('hex').slice(0, 16);
  return { objectID, url, type, hierarchy: hierarchyOf(path), content: null };
}
