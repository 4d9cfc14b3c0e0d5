import { createHash } from 'node:crypto';
import type { Query } from './queries.ts';

/** Shorter words are no longer themselves with a wrong letter. From the issue that asks for it. */
const fewestLetters = 6;

const mistakes = [
  /** A letter is missing. */
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  /** A letter is typed twice. */
  (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  /** The letter beside it in the alphabet. */
  (word: string, at: number) =>
    word.slice(0, at) + nextLetter(word.charAt(at)) + word.slice(at + 1),
];

const nextLetter = (letter: string): string =>
  /z/i.test(letter) ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1);

/**
 * The queries with a typo of one letter in a word of six or more; the same in every run. Error codes and messages are pasted and have none.
 *
 * @returns queries of the kind `typo`; those without such a word are left out
 */
export function withTypos(queries: readonly Query[]): Query[] {
  return queries.flatMap(({ query, kind, pages }) => {
    if (kind === 'error-code' || kind === 'message') return [];
    const words = query.match(new RegExp(`[A-Za-z]{${fewestLetters},}`, 'g')) ?? [];
    const word = words.toSorted((a, b) => b.length - a.length)[0];
    if (word === undefined) return [];
    const [choice = 0, place = 0] = createHash('sha256').update(query).digest();
    // Hardly anybody mistypes the first letter, and the last one may be missing because the word is not finished.
    const at = 1 + (place % (word.length - 2));
    const mistyped = mistakes[choice % mistakes.length]?.(word, at) ?? word;
    return [{ query: query.replace(word, mistyped), kind: 'typo', pages }];
  });
}
