/** Door of the embedded search: no server and no other host; the index is among the site's files. Runs in the browser. */
import type { SearchHit } from '../hit.ts';
import { hitsPerQuery, type SearchProvider } from '../provider.ts';
import { type Candidate, merge } from './merge.ts';
import { searchText, type TextMatch } from './pagefind.ts';
import { prior } from './prior.ts';
import { hitOfTitle, loadTitles, type Titles } from './titles.ts';

/** Pages that the names and the text are asked for; each page of the text is a request, and few readers look further. */
const titlesPerQuery = 60;
const textsPerQuery = 16;

/**
 * The provider that needs nothing. Names of pages answer first and forgive typos; the text of pages follows. Where the text can't be had, the names
 * remain.
 */
export function createEmbeddedProvider(): SearchProvider {
  return { search };
}

async function* search(typed: string, signal: AbortSignal): AsyncGenerator<readonly SearchHit[]> {
  const titles = await loadTitles();
  if (signal.aborted) return;
  const { query, matches } = findTitles(titles, typed);
  const hits = (candidates: readonly Candidate[]) =>
    candidates.slice(0, hitsPerQuery).flatMap((candidate) => hitOf(candidate, query, titles) ?? []);
  const named = matches.filter(({ exact }) => exact);
  // What the query names stays first whatever the text says, so it need not wait.
  if (named.length > 0) yield hits(merge(named, [], prior));
  const found = await searchText(query, textsPerQuery).catch((error: unknown): TextMatch[] => {
    console.warn('The text of pages could not be searched.', error);
    return [];
  });
  if (signal.aborted) return;
  yield hits(merge(matches, found, prior));
}

/** Pages by their names. A query that names no page is tried without its typos. */
function findTitles({ index }: Titles, typed: string) {
  const matches = index.search(typed, titlesPerQuery);
  const query = matches.some(({ exact }) => exact) ? undefined : index.correct(typed);
  if (query === undefined) return { query: typed, matches };
  return { query, matches: index.search(query, titlesPerQuery) };
}

/** The place in a text says more than a page's description, unless the query names the page. */
function hitOf({ title, text }: Candidate, query: string, titles: Titles): SearchHit | undefined {
  if (!title) return text?.hit;
  const hit = hitOfTitle(title, query, titles.areas);
  if (!text || title.exact) return hit;
  return { ...text.hit, hierarchy: { ...text.hit.hierarchy, lvl0: hit.hierarchy.lvl0 } };
}
