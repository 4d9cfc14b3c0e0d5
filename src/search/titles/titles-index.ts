import MiniSearch, { type SearchResult as Found } from 'minisearch';
import { stemmer } from 'stemmer';
import { addressName } from './address-name.ts';
import { errorCodeIn } from './error-code.ts';
import { exactness, leastOfWholeName } from './exactness.ts';
import { prior } from './prior.ts';
import type { TitledPage, TitlesFile } from './titles-file.ts';
import { Vocabulary } from './vocabulary.ts';
import { tellingWords, wordsOf } from './words.ts';

/** A page that matches a query. */
export interface TitleMatch {
  readonly page: TitledPage;
  /** Higher is better; comparable within one query. Knows how often readers mean such a page. */
  readonly score: number;
  /** Share of the query's words that the page's names have, 0 to 1. */
  readonly coverage: number;
  /** Whether the query is a name of the page, or a word of the query. */
  readonly exact: boolean;
}

/** Worth of a word by where it stands. Measured with `npm run bench:search`. */
const boosts = {
  title: 6,
  aliases: 5,
  terms: 4,
  keywords: 3,
  address: 2,
  headings: 2.2,
  members: 1.6,
  messages: 1.4,
  description: 1.8,
} as const;

type Field = keyof typeof boosts;
const fields = Object.keys(boosts) as Field[];

/** From this length on a word may have a typo. */
const shortestWithTypo = 5;

/** Longer queries are sentences or pasted messages. */
const manyWords = 12;

const textOf: Record<Field, (page: TitledPage) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  aliases: ({ aliases = [] }) => aliases.join('\n'),
  terms: ({ terms = [] }) => terms.join('\n'),
  address: ({ route }) => addressName(route),
  keywords: ({ keywords = [] }) => keywords.join('\n'),
  members: ({ members = [] }) => members.join('\n'),
  messages: ({ messages = [] }) => messages.join('\n'),
  headings: ({ headings = [] }) => headings.map(([text]) => text).join('\n'),
};

/** Who types `provideHttp` means code: every kind of page is as likely to be about it. */
const isIdentifier = (query: string): boolean => /^\S*\p{Ll}\p{Lu}\S*$/u.test(query.trim());

/** Words are found as they are typed, and by their stems: `loading` by `load`. */
const forms = (word: string): string[] => [...new Set([word, stemmer(word)])];

/**
 * The names of all pages: answers with the first key, knows parts of identifiers, and forgives a typo in a word of five or more letters.
 */
export class TitlesIndex {
  readonly #pages: readonly TitledPage[];
  readonly #vocabulary = new Vocabulary();
  readonly #index = new MiniSearch<{ id: number }>({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => {
      this.#vocabulary.add(word);
      return forms(word);
    },
    extractField: (document, name) =>
      name === 'id'
        ? String(document.id)
        : textOf[name as Field](this.#pages[document.id] as TitledPage),
    searchOptions: { boost: boosts, processTerm: forms },
  });

  constructor({ pages }: TitlesFile) {
    this.#pages = pages;
    this.#index.addAll(pages.map((_, id) => ({ id })));
  }

  /** A query without its typos; undefined where there are none that are known. */
  correct(query: string): string | undefined {
    return this.#vocabulary.correct(query);
  }

  /** Pages for a query, best first. */
  search(query: string, most: number): TitleMatch[] {
    const code = errorCodeIn(query);
    const typed = code === undefined ? query : `${query} ${code}`;
    const words = [...new Set(tellingWords(wordsOf(typed)))].slice(0, manyWords * 2);
    const worth = exactness(query);
    const weight = isIdentifier(query) ? () => 1 : prior;
    return this.#find(words)
      .map((found) => this.#match(found, words, worth, weight))
      .sort((a, b) => b.score - a.score || (a.page.route < b.page.route ? -1 : 1))
      .slice(0, most);
  }

  #find(words: readonly string[]): Found[] {
    const isLong = words.length > manyWords / 2;
    return this.#index.search({
      combineWith: 'OR',
      queries: words.map((word, index) => ({
        queries: [word],
        tokenize: (text: string) => [text],
        // Of a sentence, only the last word may be unfinished.
        prefix: word.length > 1 && (!isLong || index === words.length - 1),
        fuzzy: word.length >= shortestWithTypo && !/\d/.test(word) ? 1 : false,
        weights: { prefix: 0.5, fuzzy: 0.3 },
      })),
    });
  }

  #match(
    found: Found,
    words: readonly string[],
    worth: (page: TitledPage) => number,
    weight: (route: string) => number,
  ): TitleMatch {
    const page = this.#pages[Number(found.id)] as TitledPage;
    const known = new Set(found.queryTerms);
    const covered = words.filter((word) => forms(word).some((form) => known.has(form)));
    const coverage = covered.length / words.length;
    const bonus = worth(page);
    const demoted = page.deprecated ? 0.6 : 1;
    // A page that the query names whole is meant, whatever its kind.
    const usual = bonus >= leastOfWholeName ? 1 : weight(page.route);
    return {
      page,
      score: (bonus + found.score * coverage ** 2 * usual) * demoted,
      coverage,
      exact: bonus > 0,
    };
  }
}
