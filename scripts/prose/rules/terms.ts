import { type GlossaryEntry, readGlossary } from '../../../src/markdown/index.ts';
import { root } from '../../lib/paths.mjs';
import { placeIn } from '../blocks.ts';
import type { Rule } from '../rule.ts';

/** A name that articles don't use, and the term that they use. */
interface Avoided {
  readonly pattern: RegExp;
  readonly term: string;
}

/** An article may tell readers once that a term has another name. */
const INTRODUCED = /\b(?:also (?:called|known as)|or)(?: an?| the)? ["“(]?$/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a name in the singular and the plural, with a space or a hyphen between its words. */
const patternOf = (name: string): RegExp =>
  new RegExp(`\\b${escaped(name).replace(/[ -]/g, '[ -]')}s?\\b`, 'gi');

const avoidedIn = (glossary: readonly Pick<GlossaryEntry, 'term' | 'avoid'>[]): Avoided[] =>
  glossary.flatMap(({ term, avoid = [] }) =>
    avoid.map((name) => ({ pattern: patternOf(name), term })),
  );

/** Makes the rule that each thing has the name that the glossary gives it. */
export function termsOf(glossary: readonly Pick<GlossaryEntry, 'term' | 'avoid'>[]): Rule {
  const names = avoidedIn(glossary);
  return (article, blocks) =>
    blocks.flatMap((block) => {
      const text = block.text.replaceAll('\n', ' ');
      return names.flatMap(({ pattern, term }) =>
        [...text.matchAll(pattern)]
          .filter(({ index }) => !INTRODUCED.test(text.slice(0, index)))
          .map(({ 0: name, index }) => ({
            ...placeIn(block, index, name.split(/[ -]/, 1)[0] ?? name, article),
            message: `"${name}" is not the term of the glossary.`,
            hint: `Write "${term}", or mention the other name once: "also called".`,
          })),
      );
    });
}

let rule: Rule | undefined;

/** The terms of this project's glossary. */
export const terms: Rule = (article, blocks) => {
  rule ??= termsOf(readGlossary({ root }));
  return rule(article, blocks);
};
