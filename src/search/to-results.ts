import type { Level, SearchHit, Snippet } from './hit.ts';
import { markedText, plainText } from './marked-text.ts';
import { pageAddress } from './page-address.ts';
import type { MarkedText, SearchResult } from './result.ts';

/** Scope of the packages that the reference documents. */
const scope = '@angular';

/** The category whose results show code. */
const tutorials = 'Tutorials';

/** The category whose results name a package. */
const reference = 'Reference';

/** Levels of the headings in a row, the deepest first. */
const headings = ['lvl4', 'lvl3', 'lvl2'] as const;

/**
 * Makes rows of hits, in their order. Dropped are hits without an address, with the address of an earlier one, whose heading has no match of its own, and
 * paragraphs without a snippet. Whatever a hit holds becomes text.
 */
export function toResults(hits: readonly SearchHit[]): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const hit of hits) {
    const url = pageAddress(hit.url);
    if (url === undefined || results.has(url) || !hasMatch(hit)) continue;
    results.set(url, toResult(hit, url));
  }
  return [...results.values()];
}

function hasMatch(hit: SearchHit): boolean {
  if (hit.type === 'content') return isText(hit._snippetResult?.content?.value);
  return matches(snippetOf(hit, hit.type));
}

function toResult(hit: SearchHit, url: string): SearchResult {
  const category = textOf(hit, 'lvl0') ?? '';
  return {
    id: isText(hit.objectID) ? hit.objectID : url,
    type: category === tutorials ? 'code' : 'doc',
    url,
    label: labelOf(hit) ?? plainText(url),
    subLabel: subLabelOf(hit),
    content: contentOf(hit),
    package: category === reference ? packageOf(url) : null,
    category,
  };
}

function labelOf(hit: SearchHit): MarkedText | null {
  return snippetText(snippetOf(hit, 'lvl1')) ?? levelText(hit, 'lvl1');
}

/** The deepest heading that matches; where none does, the one that the text stands below. */
function subLabelOf(hit: SearchHit): MarkedText | null {
  const matching = headings.find((level) => matches(snippetOf(hit, level)));
  if (matching) return snippetText(snippetOf(hit, matching)) ?? levelText(hit, matching);
  return levelText(hit, 'lvl3') ?? levelText(hit, 'lvl2');
}

function contentOf(hit: SearchHit): MarkedText | null {
  return snippetText(hit._snippetResult?.content);
}

/** The module of an entry: what stands between `/api/` and the name. */
function packageOf(url: string): string | null {
  const [, module] = /^\/api\/([^?#]+)\/[^/?#]+(?:[?#]|$)/.exec(url) ?? [];
  return module ? `${scope}/${module}` : null;
}

function snippetOf(hit: SearchHit, level: Level): Snippet | undefined {
  return hit._snippetResult?.hierarchy?.[level];
}

function snippetText(snippet: Snippet | undefined): MarkedText | null {
  return isText(snippet?.value) ? markedText(snippet.value) : null;
}

function matches(snippet: Snippet | undefined): boolean {
  return snippet?.matchLevel === 'full' || snippet?.matchLevel === 'partial';
}

function levelText(hit: SearchHit, level: Level): MarkedText | null {
  const text = textOf(hit, level);
  return text === undefined ? null : plainText(text);
}

function textOf(hit: SearchHit, level: Level): string | undefined {
  const text = hit.hierarchy?.[level];
  return isText(text) ? text : undefined;
}

/** The data of an index is not ours: a field that should be text may be anything. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
