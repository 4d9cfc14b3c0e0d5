import { stemmer } from 'stemmer';
import type { SearchRecord } from '../hit.ts';
import { tellingWords, wordsOf } from '../titles/words.ts';

/** A word that only one or two pages have is the name of something in their examples. */
const fewestPages = 3;

/**
 * The words that tell pages of prose apart: readers who ask in their own words meet them more often than the words of titles.
 *
 * @param pages records of each page, by route
 * @param most words of a page
 * @returns stems by route, those that tell most first
 */
export function salientWords(
  pages: ReadonlyMap<string, readonly SearchRecord[]>,
  most: number,
): Map<string, string[]> {
  const counts = new Map([...pages].map(([route, records]) => [route, countWords(records)]));
  const pagesWith = new Map<string, number>();
  for (const words of counts.values()) {
    for (const word of words.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  // Weight of a word in a page: term frequency, dampened, times inverse document frequency (Salton and Buckley 1988).
  const weight = (word: string, count: number) =>
    (1 + Math.log(count)) * Math.log(counts.size / (pagesWith.get(word) ?? 1));
  return new Map(
    [...counts].map(([route, words]) => [
      route,
      [...words]
        .filter(([word]) => (pagesWith.get(word) ?? 0) >= fewestPages)
        .map(([word, count]) => ({ word, weight: weight(word, count) }))
        .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
        .slice(0, most)
        .map(({ word }) => word),
    ]),
  );
}

function countWords(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  const text = records.map(({ content }) => content ?? '').join(' ');
  for (const word of tellingWords(wordsOf(text)).map(stemmer)) {
    if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
