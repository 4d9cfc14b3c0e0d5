import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentAddress } from '../content-client/index.ts';
import { hashFiles, hashText, installedPackages, sourceFiles } from '../files/index.ts';
import { KeptResults } from '../kept/index.ts';
import { loadNavigation } from '../navigation/index.ts';
import { catalogue } from '../reference/index.ts';
import { contentDocument } from './documents/content-document.ts';
import { documentPaths } from './documents/document-paths.ts';
import { llmsFull, type WrittenPage } from './llms/llms-full.ts';
import { llmsTxt, type SiteFacts } from './llms/llms-txt.ts';
import { pageSections } from './llms/sections.ts';
import { articleMarkdown } from './markdown/to-markdown.ts';
import { twinAddress, twinLink } from './markdown/twin-address.ts';
import { hasTwin } from './published-pages.ts';
import { readBuiltPage } from './tree/built-page.ts';

/** What has been written. */
export interface Published {
  readonly documents: number;
  readonly twins: number;
  /** Size of `llms-full.txt`, in bytes. */
  readonly fullText: number;
}

/**
 * Writes what programs read beside the pages of a finished build: content documents, Markdown twins, the two lists for language models; and gives the
 * sitemap its usual name.
 *
 * @param folder of the build
 * @param routes of its pages with a document
 */
export async function publishSite(
  folder: string,
  routes: readonly string[],
  facts: SiteFacts,
): Promise<Published> {
  const pages = writePages(folder, routes);
  const navigation = await loadNavigation();
  const fullText = llmsFull(facts, pageSections(navigation, pages, ['docs']));
  write(folder, 'llms.txt', llmsTxt(facts, pageSections(navigation, pages)));
  write(folder, 'llms-full.txt', fullText);
  renameSync(join(folder, 'sitemap-index.xml'), join(folder, 'sitemap.xml'));
  return {
    documents: routes.length,
    twins: pages.size,
    fullText: Buffer.byteLength(fullText),
  };
}

/** What is made of a page. */
interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly document: string;
  readonly markdown: string;
}

const root = resolve(import.meta.dirname, '../..');

/** What an earlier build has made of pages. The links of all depend on which pages have a twin. */
function keptTexts(twinned: ReadonlySet<string>): KeptResults<PageTexts> {
  const program = sourceFiles([fileURLToPath(import.meta.url)]);
  const files = [installedPackages(root), ...program];
  return new KeptResults(
    join(root, '.cache/publishing/pages.json'),
    hashFiles(root, files, [...twinned].sort()),
  );
}

/** Writes the document and the twin of each page; returns the pages that have a twin, by route. */
function writePages(folder: string, routes: readonly string[]): Map<string, WrittenPage> {
  const pathOf = documentPaths(catalogue());
  const twinned = new Set(routes.filter(hasTwin));
  const address = (href: string) => twinLink(href, (route) => twinned.has(route));
  const kept = keptTexts(twinned);
  const pages = new Map<string, WrittenPage>();
  for (const route of [...routes].sort()) {
    const html = read(folder, route);
    const { title, description, document, markdown } = kept.of(hashText(html), () => {
      const { article, ...names } = readBuiltPage(route, html.toString());
      return {
        title: names.title,
        description: names.description,
        document: contentDocument(article),
        markdown: twinned.has(route) ? articleMarkdown(article, address) : '',
      };
    });
    write(folder, contentAddress(pathOf(route)), document);
    if (!twinned.has(route)) continue;
    write(folder, twinAddress(route), markdown);
    pages.set(route, { route, title, description, markdown });
  }
  kept.save();
  return pages;
}

function read(folder: string, route: string): Buffer {
  return readFileSync(join(folder, route === '/' ? 'index.html' : `${route}.html`));
}

function write(folder: string, address: string, content: string): void {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
