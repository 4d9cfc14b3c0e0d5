import { type Block, CODE, placeIn } from '../blocks.ts';
import type { Finding, Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

const COMMAS = 3;
const CLAUSES = 2;

/** One part of a list: up to six words without punctuation, which don't begin a clause or an example. */
const item = String.raw`(?!(?:which|who|whose|where|when|if|because|so|but|such) )[^\s,.;:]+(?: [^\s,.;:]+){0,5}`;

/** A list, which readers take in one piece: `a, b and c`. */
const list = new RegExp(`${item}(?:, ${item})+?,? (?:and|or|but not) `, 'g');

/** Words that begin a subordinate clause wherever they occur. */
const conjunctions =
  'because|although|though|if|when|whenever|while|which|who|whose|where|unless|until|so that|as long as|as soon as|whether';

/** What follows a "that" which begins a clause; before other words it points to a noun, as in "when that signal changes". */
const beginning = `(?:the|an?|you|it|they|Angular|${CODE}|can|may|must|don't|doesn't|(?!class|process|address|status|access|focus|is\\b)[a-z]+(?:s|ed|n't))\\b`;

const clause = new RegExp(`\\b(?:${conjunctions}|that(?= ${beginning}))(?![\\w,-])`, 'gi');

/** A sentence without quoted texts and without lists: what is left of its commas holds clauses together. */
const withoutLists = (sentence: string): string =>
  sentence.replace(/"[^"]*"/g, CODE).replace(list, `${CODE} `);

const commasOf = (sentence: string): number => sentence.match(/,/g)?.length ?? 0;

/** Subordinate clauses. Those with the same word are a list, as in "when it opens, or when it closes". */
const clausesOf = (sentence: string): number =>
  new Set([...sentence.matchAll(clause)].map(([word]) => word.toLowerCase())).size;

function fault(sentence: string): string | undefined {
  const rest = withoutLists(sentence);
  if (commasOf(rest) > COMMAS) return `The sentence has ${commasOf(rest)} commas outside of lists.`;
  if (clausesOf(rest) > CLAUSES)
    return `The sentence has ${clausesOf(rest)} subordinate clauses, more than ${CLAUSES}.`;
  return undefined;
}

/** What follows a colon is often a list of names, without a verb. */
const isEnumeration = (sentence: string, before: string): boolean =>
  before.trimEnd().endsWith(':') && /^[\p{Ll}\uFFFC]/u.test(sentence);

const isProse = ({ kind }: Block): boolean => kind === 'paragraph';

/** Sentences whose clauses follow each other: a reader doesn't hold one open while others come in between. */
export const nesting: Rule = (article, blocks) =>
  blocks.filter(isProse).flatMap((block) =>
    sentencesOf(block.text).flatMap(({ sentence, index }): Finding[] => {
      if (isEnumeration(sentence, block.text.slice(0, index))) return [];
      const message = fault(sentence.replaceAll('\n', ' '));
      if (!message) return [];
      const [start = ''] = sentence.split(/\s/, 1);
      return [
        {
          ...placeIn(block, index, start, article),
          message,
          hint: 'Make two sentences of it, each with one rule.',
        },
      ];
    }),
  );
