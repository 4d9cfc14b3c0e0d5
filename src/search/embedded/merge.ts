import type { TitleMatch } from '../titles/titles-index.ts';
import type { TextMatch } from './pagefind.ts';

/** A page that was found by its names, by its text, or by both. */
export interface Candidate {
  readonly title: TitleMatch | undefined;
  readonly text: TextMatch | undefined;
}

/** What the best names count beside the best text. Measured with `npm run bench:search`. */
const worthOfTitles = 1.3;

/**
 * Puts pages in one order that were found in two ways: each way's scores count relative to its best. What the query names comes first and stays there.
 *
 * @param titles best first
 * @param texts best first
 * @param prior how much readers mean a page of that address when they ask in their own words; 1 is usual
 */
export function merge(
  titles: readonly TitleMatch[],
  texts: readonly TextMatch[],
  prior: (route: string) => number,
): Candidate[] {
  const textAt = new Map(texts.map((text) => [routeOf(text.hit.url), text]));
  const exact = titles.filter((match) => match.exact);
  const named = new Set(exact.map(({ page }) => page.route));
  const others = titles.filter((match) => !match.exact);
  const titleAt = new Map(others.map((match) => [match.page.route, match]));
  const bestTitle = others[0]?.score || 1;
  const bestText = texts[0]?.score || 1;
  const scored = [...new Set([...titleAt.keys(), ...textAt.keys()])]
    .filter((route) => !named.has(route))
    .map((route) => {
      const [title, text] = [titleAt.get(route), textAt.get(route)];
      const sum = (worthOfTitles * (title?.score ?? 0)) / bestTitle + (text?.score ?? 0) / bestText;
      return { route, title, text, score: sum * prior(route) };
    })
    .sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  return [
    ...exact.map((title) => ({ title, text: textAt.get(title.page.route) })),
    ...scored.map(({ title, text }) => ({ title, text })),
  ];
}

const routeOf = (url: string): string => url.replace(/#.*/, '');
