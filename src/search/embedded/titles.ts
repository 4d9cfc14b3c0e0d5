import { hierarchyOf, marks, type SearchHit, type Snippet } from '../hit.ts';
import { SearchFailure } from '../provider.ts';
import { shared } from '../shared.ts';
import { type PackedTitles, unpackTitles, usualFragment } from '../titles/titles-file.ts';
import { type TitleMatch, TitlesIndex } from '../titles/titles-index.ts';
import { plain, wordsOf } from '../titles/words.ts';

/** Where the build puts the titles. */
const titlesAddress = '/search/titles.json';

/** The titles with what their file says of areas. */
export interface Titles {
  readonly index: TitlesIndex;
  readonly areas: readonly string[];
}

/**
 * The titles of all pages; downloaded once.
 *
 * @throws SearchFailure when they can't be loaded; the next call tries again
 */
export const loadTitles = shared(download);

async function download(): Promise<Titles> {
  const response = await fetch(titlesAddress).catch((cause) => {
    throw new SearchFailure(`${titlesAddress} is out of reach.`, { cause });
  });
  if (!response.ok) throw new SearchFailure(`${titlesAddress}: ${response.status}.`);
  const file = unpackTitles((await response.json()) as PackedTitles);
  return { index: new TitlesIndex(file), areas: file.areas };
}

/**
 * Makes hits of pages that were found by their names: a hit leads to the heading that the query names, if there is one.
 *
 * @returns a function for all pages of the query's answer
 */
export function hitsFor(query: string, areas: readonly string[]): (match: TitleMatch) => SearchHit {
  const words = wordsOf(query);
  const rank = rankFor(query, words);
  const snippet = snippetsOf(words);
  return ({ page: { route, area, title, description, headings = [] } }) => {
    const best = headings
      .map((heading) => ({ heading, rank: rank(heading[0]) }))
      .sort((a, b) => b.rank - a.rank)[0];
    // A heading is worth a row's second line if it has more of the query than the title.
    const heading = best && best.rank > Math.max(0.5, rank(title)) ? best.heading : undefined;
    const [text = null, id = usualFragment(text ?? '')] = heading ?? [];
    const url = text === null ? route : `${route}#${id}`;
    return {
      objectID: url,
      url,
      type: text === null ? 'lvl1' : 'lvl2',
      hierarchy: hierarchyOf([areas[area], title, text]),
      content: null,
      _snippetResult: {
        hierarchy: { lvl1: snippet(title), ...(text !== null && { lvl2: snippet(text) }) },
        ...(description && { content: snippet(excerptOf(description, words)) }),
      },
    };
  };
}

/** Words of a description that a result shows. From the product's specification. */
const excerptLength = 10;

/** The part of a text that has the first of the query's words, and a few before it. */
function excerptOf(text: string, words: readonly string[]): string {
  const all = text.split(/\s+/);
  if (all.length <= excerptLength) return text;
  const found = all.findIndex((part) => wordsOf(part).some((word) => words.includes(word)));
  const start = Math.max(0, Math.min(found - 3, all.length - excerptLength));
  const part = all.slice(start, start + excerptLength).join(' ');
  return `${start > 0 ? '… ' : ''}${part}${start + excerptLength < all.length ? ' …' : ''}`;
}

/** Tells which share of the query's words a text has; more than all where it is the query. */
function rankFor(query: string, words: readonly string[]): (text: string) => number {
  const plainQuery = plain(query);
  return (text) => {
    if (plain(text) === plainQuery) return 2;
    const there = new Set(wordsOf(text));
    return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
  };
}

/** Marks the words of a query, and what they are the start of. The page was found, so each of its texts counts as a match, with marks or without. */
function snippetsOf(words: readonly string[]): (text: string) => Snippet {
  const sought = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  if (sought.length === 0) return (value) => ({ value, matchLevel: 'full' });
  const any = sought.map((word) => word.replace(/[$\\]/g, '\\$&')).join('|');
  // At the start of a word, or of a part of an identifier.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${any})|(?<=\\p{Ll})(?=\\p{Lu})(?:${any})`,
    'giu',
  );
  return (text) => ({
    value: text.replace(pattern, (match) => `${marks.before}${match}${marks.after}`),
    matchLevel: 'full',
  });
}
