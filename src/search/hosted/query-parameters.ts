import type { SearchParamsObject } from 'algoliasearch/lite';
import { levels, marks } from '../hit.ts';
import { hitsPerQuery } from '../provider.ts';

/** Longest snippet, in words. */
const snippetWords = 10;

/** Stands where a snippet leaves text out. */
export const snippetEllipsis = '…';

const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];

/** What a hit has snippets of, as the service wants it said: attribute and length. */
export const snippetAttributes: readonly string[] = texts.map((text) => `${text}:${snippetWords}`);

/** Parameters of a query. Whole texts are not highlighted: readers see snippets. */
export function queryParameters(query: string): SearchParamsObject {
  return {
    query,
    maxValuesPerFacet: 5,
    attributesToRetrieve: [...texts, 'type', 'url'],
    hitsPerPage: hitsPerQuery,
    snippetEllipsisText: snippetEllipsis,
    highlightPreTag: marks.before,
    highlightPostTag: marks.after,
    attributesToHighlight: [],
    attributesToSnippet: [...snippetAttributes],
  };
}
