/** Door of the embedded search: no server and no other host; the index is among the site's files. Runs in the browser. */
import { routeOf, type SearchHit } from '../hit.ts';
import { hitsPerQuery, type SearchProvider } from '../provider.ts';
import { prior } from '../titles/prior.ts';
import { rankTexts, rankTitles } from './merge.ts';
import { searchText, type TextMatch } from './pagefind.ts';
import { hitsFor, loadTitles, type Titles } from './titles.ts';

/** Pages that the names and the text are asked for; each page of the text is a request, and few readers look further. */
const titlesPerQuery = 60;
const textsPerQuery = 16;

/**
 * The provider that needs nothing. Names of pages answer at once and forgive typos; what was found in the text of other pages follows below. Where the text
 * can't be loaded, the names remain.
 */
export function createEmbeddedProvider(): SearchProvider {
  return { search };
}

async function* search(typed: string, signal: AbortSignal): AsyncGenerator<readonly SearchHit[]> {
  const titles = await loadTitles();
  if (signal.aborted) return;
  const { query, matches } = findTitles(titles, typed);
  const { first, others } = rankTitles(matches);
  const hitOf = hitsFor(query, titles.areas);
  const start = first.slice(0, hitsPerQuery).map(hitOf);
  if (start.length > 0) yield start;
  const texts = await searchText(query, textsPerQuery).catch((error: unknown): TextMatch[] => {
    console.warn('The text of pages could not be searched.', error);
    return [];
  });
  if (signal.aborted) return;
  const found = rankTexts(texts, first, prior);
  const known = new Set(found.map(({ hit }) => routeOf(hit.url)));
  const last = others.filter(({ page }) => !known.has(page.route));
  yield [...start, ...found.map(({ hit }) => hit), ...last.map(hitOf)].slice(0, hitsPerQuery);
}

/** Pages by their names. A query that names no page is tried without its typos. */
function findTitles({ index }: Titles, typed: string) {
  const matches = index.search(typed, titlesPerQuery);
  const query = matches.some(({ exact }) => exact) ? undefined : index.correct(typed);
  if (query === undefined) return { query: typed, matches };
  return { query, matches: index.search(query, titlesPerQuery) };
}
