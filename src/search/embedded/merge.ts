import { routeOf } from '../hit.ts';
import type { TitleMatch } from '../titles/titles-index.ts';
import type { TextMatch } from './pagefind.ts';

/** Pages found by their names that stand first, also where the query names none of them. */
const mostFirst = 8;

/** Share of the query's words that the names of a page need to stand first. Measured with `npm run bench:search`. */
const leastCoverage = 0.5;

/** Pages found by their names, in the order in which they are shown. */
export interface RankedTitles {
  /** What stands first and stays there, whatever the text of pages says. */
  readonly first: readonly TitleMatch[];
  /** What comes last. */
  readonly others: readonly TitleMatch[];
}

/**
 * Puts pages in order that were found by their names: those that the query names, then the others.
 *
 * @param matches best first
 */
export function rankTitles(matches: readonly TitleMatch[]): RankedTitles {
  const exact = matches.filter((match) => match.exact);
  const rest = matches.filter((match) => !match.exact);
  const good = rest.filter(({ coverage }) => coverage >= leastCoverage).slice(0, mostFirst);
  return { first: [...exact, ...good], others: rest.filter((match) => !good.includes(match)) };
}

/**
 * Pages that were found by their text and not yet by their names, best first.
 *
 * @param shown pages that stand before them
 */
export function rankTexts(
  texts: readonly TextMatch[],
  shown: readonly TitleMatch[],
  prior: (route: string) => number,
): TextMatch[] {
  const routes = new Set(shown.map(({ page }) => page.route));
  const others = texts.filter(({ hit }) => !routes.has(routeOf(hit.url)));
  return byScore(others, ({ hit }) => routeOf(hit.url), prior);
}

function byScore<Match extends { readonly score: number }>(
  matches: readonly Match[],
  route: (match: Match) => string,
  prior: (route: string) => number,
): Match[] {
  return matches
    .map((match) => ({ match, score: match.score * prior(route(match)) }))
    .sort((a, b) => b.score - a.score || (route(a.match) < route(b.match) ? -1 : 1))
    .map(({ match }) => match);
}
