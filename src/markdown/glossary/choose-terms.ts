import { termFinder } from './find-terms.ts';
import type { GlossaryEntry } from './read-glossary.ts';

/** More marks would make the text restless. */
const mostMarks = 6;

/** The page whose text names terms. */
interface Page {
  readonly route: string;
  readonly title: string;
}

/**
 * Decides for each use of a term, in the order of the text, whether the page marks it: the first use, unless the page explains the term or has
 * it in its title.
 */
export function newTerms(
  entries: readonly GlossaryEntry[],
  { route, title }: Page,
): (entry: GlossaryEntry) => boolean {
  const isMarked = ({ marked, markedIn, article }: GlossaryEntry) =>
    marked &&
    article.replace(/#.*/, '') !== route &&
    (markedIn?.some((area) => isBeneath(route, area)) ?? true);
  const toMark = new Set(
    entries.filter((entry) => isMarked(entry) && termFinder([entry])(title).length === 0),
  );
  let marks = 0;
  return (entry) => marks < mostMarks && toMark.delete(entry) && ++marks > 0;
}

function isBeneath(route: string, area: string): boolean {
  return route === area || route.startsWith(`${area}/`);
}
