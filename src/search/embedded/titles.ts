import { hierarchyOf, marks, type SearchHit, type Snippet } from '../hit.ts';
import { SearchFailure } from '../provider.ts';
import { shared } from '../shared.ts';
import { type TitlesFile, usualFragment } from '../titles/titles-file.ts';
import type { TitleMatch } from '../titles/titles-index.ts';
import { TitlesIndex } from '../titles/titles-index.ts';
import { plain, wordsOf } from '../titles/words.ts';

/** Where the build puts the titles. */
export const titlesAddress = '/search/titles.json';

/** The titles with what their file says of areas. */
export interface Titles {
  readonly index: TitlesIndex;
  readonly areas: readonly string[];
}

/**
 * The titles of all pages; downloaded once.
 *
 * @throws SearchFailure when they can't be had; the next call tries again
 */
export const loadTitles = shared(download);

async function download(): Promise<Titles> {
  const response = await fetch(titlesAddress).catch((cause) => {
    throw new SearchFailure(`${titlesAddress} is out of reach.`, { cause });
  });
  if (!response.ok) throw new SearchFailure(`${titlesAddress}: ${response.status}.`);
  const file: TitlesFile = await response.json();
  return { index: new TitlesIndex(file), areas: file.areas };
}

/** A hit for a page that was found by its names: it leads to the heading that the query names, if there is one. */
export function hitOfTitle(
  { page }: TitleMatch,
  query: string,
  areas: readonly string[],
): SearchHit {
  const { route, area, title, description, headings = [] } = page;
  const words = wordsOf(query);
  const titleSnippet = snippet(title, words);
  const best = headings
    .map((heading) => ({ heading, rank: rankOf(heading[0], query, words) }))
    .sort((a, b) => b.rank - a.rank)[0];
  // A heading is worth a row's second line if it has more of the query than the title.
  const heading =
    best && best.rank > Math.max(0.5, rankOf(title, query, words)) ? best.heading : undefined;
  const [text = null, id = usualFragment(text ?? '')] = heading ?? [];
  const url = text === null ? route : `${route}#${id}`;
  return {
    objectID: url,
    url,
    type: text === null ? 'lvl1' : 'lvl2',
    hierarchy: hierarchyOf([areas[area], title, text]),
    content: null,
    _snippetResult: {
      hierarchy: {
        lvl1: { ...titleSnippet, matchLevel: 'full' },
        ...(text !== null && { lvl2: { ...snippet(text, words), matchLevel: 'full' } }),
      },
      ...(description && { content: { ...snippet(description, words), matchLevel: 'full' } }),
    },
  };
}

/** Share of the query's words that a text has; more than all where it is the query. */
function rankOf(text: string, query: string, words: readonly string[]): number {
  if (plain(text) === plain(query)) return 2;
  const there = new Set(wordsOf(text));
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
}

/** Marks the words of a query, and what they are the start of. */
function snippet(text: string, words: readonly string[]): Snippet {
  const sought = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  if (sought.length === 0) return { value: text, matchLevel: 'none' };
  const escaped = sought.map((word) => word.replace(/[$\\]/g, '\\$&'));
  // At the start of a word, or of a part of an identifier.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})|(?<=\\p{Ll})(?=\\p{Lu})(?:${escaped.join('|')})`,
    'giu',
  );
  const value = text.replace(pattern, (match) => `${marks.before}${match}${marks.after}`);
  return { value, matchLevel: value === text ? 'none' : 'full' };
}
