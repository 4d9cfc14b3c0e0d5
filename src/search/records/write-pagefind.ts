import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { routeOf, type SearchRecord } from '../hit.ts';

/** Files of Pagefind's own user interfaces, which this site does not use. */
const unused = /-(?:ui|highlight)\.(?:css|js)$|^wasm\.unknown/;

/**
 * Writes the index of the pages' text. It is fed with the records, as every other provider is, and not with the pages.
 *
 * @param folder is made; what is in it goes
 * @throws Error with what Pagefind complains about
 */
export async function writePagefind(
  records: readonly SearchRecord[],
  folder: string,
  language: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  try {
    // Signs that belong to names: `@if`, `$localize`, `ng_module`.
    const { index, errors } = await createIndex({ includeCharacters: '@_$' });
    if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`);
    for (const page of Map.groupBy(records, ({ url }) => routeOf(url)).values()) {
      await add(index, page, language);
    }
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0) throw new Error(`Pagefind: ${written.errors.join('; ')}`);
  } finally {
    await close();
  }
  for (const name of readdirSync(folder)) if (unused.test(name)) rmSync(join(folder, name));
}

async function add(
  index: PagefindIndex,
  [page, ...records]: readonly SearchRecord[],
  language: string,
): Promise<void> {
  if (!page) return;
  const body = element('body', {}, [
    element('h1', { dataPagefindMeta: 'title' }, page.hierarchy.lvl1),
    element('p', { dataPagefindMeta: 'area', dataPagefindIgnore: 'index' }, page.hierarchy.lvl0),
    element('p', {}, page.description ?? ''),
    ...records.map((record) =>
      record.type === 'content'
        ? element('p', {}, record.content)
        : element(
            `h${record.type.slice(-1)}`,
            { id: record.url.replace(/^[^#]*#/, '') },
            record.hierarchy[record.type],
          ),
    ),
  ]);
  const content = toHtml(element('html', { lang: language }, [body]));
  const { errors } = await index.addHTMLFile({ url: page.url, content });
  if (errors.length > 0) throw new Error(`Pagefind, ${page.url}: ${errors.join('; ')}`);
}

function element(
  tagName: string,
  properties: Element['properties'],
  content: string | null | ElementContent[],
): Element {
  const children =
    typeof content === 'object' && content
      ? content
      : [{ type: 'text' as const, value: content ?? '' }];
  return { type: 'element', tagName, properties, children };
}
