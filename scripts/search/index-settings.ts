import type { IndexSettings } from 'algoliasearch';
import { snippetAttributes, snippetEllipsis } from '../../src/search/hosted/index.ts';

const headings = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
const names = ['hierarchy.lvl1', 'aliases', ...headings, 'members'];

/** How the service searches the index. What a query says itself, such as the number of hits, is not here. */
export const indexSettings: IndexSettings = {
  // Names that mean a page stand on one step, and where in them the word stands does not matter.
  searchableAttributes: [
    'hierarchy.lvl1,aliases,terms',
    ...headings.map((heading) => `unordered(${heading})`),
    'unordered(members)',
    'unordered(messages)',
    'unordered(content)',
    'unordered(hierarchy.lvl0)',
  ],
  ranking: ['words', 'filters', 'typo', 'attribute', 'exact', 'proximity', 'custom'],
  customRanking: ['asc(depth)', 'asc(deprecated)'],
  // A page and its first text have one address, and are one result.
  attributeForDistinct: 'url',
  distinct: true,
  attributesForFaceting: ['hierarchy.lvl0', 'type'],
  attributesToHighlight: [],
  attributesToSnippet: [...snippetAttributes],
  snippetEllipsisText: snippetEllipsis,
  // Identifiers: `@if`, `$event`, `NG_VALUE_ACCESSOR`, `viewChild` by its second word; `NG0100` is not a typo of `NG0101`.
  separatorsToIndex: '@_$',
  camelCaseAttributes: [...names, 'content'],
  typoTolerance: 'min',
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  allowTyposOnNumericTokens: false,
  exactOnSingleWordQuery: 'attribute',
  // `signal` and `signals` find each other, but are not the same.
  ignorePlurals: true,
  alternativesAsExact: [],
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  // A pasted message has words that no page has.
  removeWordsIfNoResults: 'allOptional',
};
