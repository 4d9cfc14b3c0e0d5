import type { OfflineManifest } from '../../offline/index.ts';
import { readKept } from './kept.ts';
import { ask } from './worker-link.ts';

/** A section of which something is kept. */
interface KeptSection {
  readonly title: string;
  /** The first page that is kept. */
  readonly href: string;
  readonly kept: number;
  readonly pages: number;
}

/** The sections of which pages are kept, by title. */
export function keptSections(
  { sections }: Pick<OfflineManifest, 'sections'>,
  there: ReadonlySet<string>,
): KeptSection[] {
  const found = sections.flatMap(({ title, pages }) => {
    const all = Object.keys(pages);
    const kept = all.filter((page) => there.has(page));
    const [href] = kept;
    return href ? [{ title, href, kept: kept.length, pages: all.length }] : [];
  });
  return found.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function row({ title, href, kept, pages }: KeptSection): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  item.append(link, ` (${kept} of ${pages} ${pages === 1 ? 'page' : 'pages'})`);
  return item;
}

/** Lists what can be read now, on the page that answers for those that can't. */
export async function showKeptSections(worker: ServiceWorker): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-kept-sections]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const { build } = await ask(worker, { type: 'which' });
  const kept = await readKept(build);
  const rows = kept ? keptSections(kept.manifest, kept.addresses).map(row) : [];
  list.replaceChildren(...rows);
  place.hidden = rows.length === 0;
}
