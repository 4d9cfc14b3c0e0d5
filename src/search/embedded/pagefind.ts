import { stemmer } from 'stemmer';
import { hierarchyOf, marks, type SearchHit } from '../hit.ts';
import { shared } from '../shared.ts';
import { tellingWords, wordsOf } from '../titles/words.ts';
import { type Found, rankPages } from './rank-pages.ts';

/** The part of Pagefind's browser module that is used; the package has no types for it. */
interface Pagefind {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: readonly PagefindResult[] } | null>;
}

interface PagefindResult extends Found {
  data(): Promise<PagefindPage>;
}

interface PagefindPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly weighted_locations: readonly { readonly balanced_score: number }[];
  }[];
}

/** A page that was found by its text. */
export interface TextMatch {
  readonly hit: SearchHit;
  /** Higher is better; comparable within one query. */
  readonly score: number;
}

/** Where the build puts the index. */
const folder = '/pagefind/';

const options = {
  // Words around a match; from the product's specification.
  excerptLength: 10,
  // Articles are long and explain; by default the many short pages of the reference would win. Measured with `npm run bench:search`.
  ranking: { pageLength: 0.1, termFrequency: 1 },
};

/** Words of a sentence that are looked for; more say little. */
const mostWords = 8;

const load = shared(async () => {
  const address = `${folder}pagefind.js`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options(options);
  return pagefind;
});

/**
 * Finds pages by their text. Pagefind wants all words on a page, and readers who ask in their own words have some that it lacks: each word is looked up, and
 * the pages with more of them are better.
 *
 * @param most how many pages; each is a request
 */
export async function searchText(query: string, most: number): Promise<TextMatch[]> {
  const words = [...new Set(tellingWords(wordsOf(query)))].slice(0, mostWords);
  const pagefind = await load();
  const lists = await Promise.all(
    [words.join(' '), ...words].map(async (text) => (await pagefind.search(text))?.results ?? []),
  );
  const [whole = [], ...single] = lists;
  const best = rankPages(single, words.length).slice(0, most);
  // What was found for the whole query knows all places of its words, that for a word only those of the word.
  const results = new Map([...single.flat(), ...whole].map((result) => [result.id, result]));
  const pages = await Promise.all(
    best.map(async ({ id, score }) => {
      const result = results.get(id) as PagefindResult;
      return { page: await result.data(), score };
    }),
  );
  return pages
    .filter(({ page }) => hasWordOf(words, page))
    .map(({ page, score }) => ({ hit: hitOf(page), score }));
}

/** How much of a reader's word a word of a page must begin with: two thirds of it, but no more than its stem; three letters tell words apart. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.max(3, Math.min(Math.ceil((word.length * 2) / 3), stemmer(word).length)));

/** Whether what Pagefind marked has to do with the query: for a word that no page has, it takes ever shorter beginnings, down to the first letter. */
function hasWordOf(words: readonly string[], { excerpt, sub_results: places }: PagefindPage) {
  const excerpts = [excerpt, ...places.map((place) => place.excerpt)];
  const marked = excerpts.flatMap((text) => text.match(/<mark>.*?<\/mark>/g) ?? []);
  return marked.some((mark) =>
    words.some((word) => mark.slice('<mark>'.length).toLowerCase().includes(beginningOf(word))),
  );
}

/** The index holds for each page what a hit needs: see `write-pagefind.ts`. */
function hitOf({ url, excerpt, meta, sub_results: places }: PagefindPage): SearchHit {
  const weight = (place: (typeof places)[number]) =>
    place.weighted_locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
  const best = [...places].sort((a, b) => weight(b) - weight(a))[0];
  const heading = best && best.url !== url ? best.title : null;
  return {
    objectID: best?.url ?? url,
    url: best?.url ?? url,
    type: 'content',
    hierarchy: hierarchyOf([meta['area'], meta['title'], heading]),
    content: null,
    _snippetResult: { content: { value: marked(best?.excerpt ?? excerpt), matchLevel: 'full' } },
  };
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
};

/** Text of an excerpt, in which Pagefind has escaped what it found and marked the matches with tags. */
function marked(excerpt: string): string {
  return excerpt
    .replaceAll('<mark>', marks.before)
    .replaceAll('</mark>', marks.after)
    .replace(/&(lt|gt|amp|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
