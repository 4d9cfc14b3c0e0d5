import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentAddress } from '../content-client/index.ts';
import { loadNavigation } from '../navigation/index.ts';
import { catalogue } from '../reference/index.ts';
import { contentDocument } from './documents/content-document.ts';
import { documentPaths } from './documents/document-paths.ts';
import { llmsFull, type WrittenPage } from './llms/llms-full.ts';
import { llmsTxt, type SiteFacts } from './llms/llms-txt.ts';
import { pageSections } from './llms/sections.ts';
import { articleMarkdown } from './markdown/to-markdown.ts';
import { twinAddress, twinLink } from './markdown/twin-address.ts';
import { type BuiltPage, readBuiltPage } from './tree/built-page.ts';

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
 * @param routes of its pages
 */
export async function publishSite(
  folder: string,
  routes: readonly string[],
  facts: SiteFacts,
): Promise<Published> {
  const write = (address: string, content: string) => writeFile(join(folder, address), content);
  const pathOf = documentPaths(catalogue());
  const twinned = new Set(routes.filter(hasTwin));
  const written = new Map<string, WrittenPage>();
  for (const route of [...routes].sort()) {
    const page = read(folder, route);
    write(contentAddress(pathOf(route)), contentDocument(page.article));
    if (!twinned.has(route)) continue;
    const markdown = articleMarkdown(page.article, (address) =>
      twinLink(address, (target) => twinned.has(target)),
    );
    write(twinAddress(route), markdown);
    const { title, description } = page;
    written.set(route, { route, title, description, markdown });
  }
  const navigation = await loadNavigation();
  const fullText = llmsFull(facts, pageSections(navigation, written, ['docs']));
  write('llms.txt', llmsTxt(facts, pageSections(navigation, written)));
  write('llms-full.txt', fullText);
  renameSync(join(folder, 'sitemap-index.xml'), join(folder, 'sitemap.xml'));
  return {
    documents: routes.length,
    twins: written.size,
    fullText: Buffer.byteLength(fullText),
  };
}

/** The error page has no address of its own. */
function hasTwin(route: string): boolean {
  return route !== '/404';
}

function read(folder: string, route: string): BuiltPage {
  const file = join(folder, route === '/' ? 'index.html' : `${route}.html`);
  return readBuiltPage(route, readFileSync(file, 'utf8'));
}

function writeFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
