import type { GlossaryEntry } from './read-glossary.ts';

/** A term in a text. */
export interface FoundTerm {
  readonly entry: GlossaryEntry;
  /** Where its words start and end in the text. */
  readonly start: number;
  readonly end: number;
}

/** Finds terms in a text, in order; of terms that contain each other the longest one. */
export type FindTerms = (text: string) => FoundTerm[];

/**
 * Makes the search for the terms of a glossary. It finds them as whole words in each of their forms, also at the start of a sentence and
 * across a line break, but not as a part of a compound: `signal-based` is no signal.
 */
export function termFinder(entries: readonly GlossaryEntry[]): FindTerms {
  const owners = new Map<string, GlossaryEntry>();
  for (const entry of entries) {
    for (const words of [entry.term, ...(entry.aliases ?? []), ...(entry.forms ?? [])]) {
      owners.set(words, entry);
      owners.set(capitalized(words), entry);
    }
  }
  if (owners.size === 0) return () => [];
  const longestFirst = [...owners.keys()].sort((a, b) => b.length - a.length);
  const words = longestFirst.map((text) => text.replaceAll(' ', '\\s+')).join('|');
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d_@#$/.-])(?:${words})(?![\p{L}\d_-]|\.\p{L})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      const entry = owners.get(match.replaceAll(/\s+/g, ' '));
      return entry ? [{ entry, start: index, end: index + match.length }] : [];
    });
}

/** A text in parts: terms with the words that stand for them, and what is between. */
export function splitAtTerms(
  text: string,
  found: readonly FoundTerm[],
): { readonly words: string; readonly entry?: GlossaryEntry }[] {
  const ends = [0, ...found.map(({ end }) => end)];
  const parts = found.flatMap(({ entry, start, end }, index) => [
    { words: text.slice(ends[index], start) },
    { words: text.slice(start, end), entry },
  ]);
  return [...parts, { words: text.slice(ends.at(-1)) }];
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
