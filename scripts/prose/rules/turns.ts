import { placeIn } from '../blocks.ts';
import type { Rule } from '../rule.ts';

export interface Turn {
  readonly pattern: RegExp;
  /** What a native speaker writes in its place. */
  readonly better: string;
  /**
   * Where else it is wrong: `everywhere`, in comments and messages too, or in the texts that the interface and the programs show. Without it, only
   * in the context of an article.
   */
  readonly also?: 'everywhere' | 'texts';
}

/** Turns that readers of the site had to read twice. None is wrong English in itself; each hid a simple statement. */
const turns: readonly Turn[] = [
  {
    pattern: /\bwhom\b/gi,
    better: 'Name who acts, and start the sentence with that.',
    also: 'everywhere',
  },
  { pattern: /\bthe own\b/gi, better: 'its own', also: 'everywhere' },
  { pattern: /\bin a circle\b/gi, better: 'in a cycle', also: 'texts' },
  { pattern: /\bhears? of\b/gi, better: 'is notified of', also: 'everywhere' },
  { pattern: /\bknows? of\b/gi, better: 'has, or is told', also: 'everywhere' },
  {
    pattern: /\bthe other way (?:about|round)\b/gi,
    better: 'in reverse, or the other direction',
    also: 'texts',
  },
  { pattern: /\bbelongs? into\b/gi, better: 'belongs in', also: 'everywhere' },
  {
    // Real things have a back: a proxy, a page that needs a sign-in. "leave … behind" is another verb.
    pattern:
      /(?<!\bleav(?:e|es|ing)\b[^.,;]*|\bleft\b[^.,;]*)\bbehind\b(?! (?:an?|the) (?:proxy|reverse proxy|load balancer|sign-in|login|firewall|dialog|element|window|counter)\b)/gi,
    better: 'after, for order; the noun and what it does, for the rest',
    also: 'texts',
  },
  {
    pattern: /\bstands?\b(?!-)(?! (?:for|in for|out|by|alone)\b)/gi,
    better: 'is, is written, or comes',
    also: 'texts',
  },
  {
    pattern: /\b(?:takes?|took|taken|taking) (?!(?:a|one) step\b)(?:\S+ ){1,3}back\b/gi,
    better: 'unregisters, undoes, or withdraws',
    also: 'texts',
  },
  {
    pattern: /\bnobody['’]s\b|\beveryone['’]s\b|\beverybody['’]s\b/gi,
    better: 'private, or common',
  },
  {
    pattern: /\b(?:is|are) (?:the |an? |its )?[\w-]+['’]s? (?:business|job|matter|task)\b/gi,
    better: 'say who does it, or that it is private',
    also: 'texts',
  },
  { pattern: /\bthe truth\b/gi, better: 'the current value' },
  { pattern: /\bha(?:s|ve) a life\b/gi, better: 'Say what creates it and what destroys it.' },
  { pattern: /\b(?:is|are) held by\b/gi, better: 'is kept by, or is referenced by' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, better: 'fixes', also: 'texts' },
  {
    pattern: /\bnothing of (?:it|that|this|the|them|these|those)\b/gi,
    better: 'none of its parts, or not anything in the …',
    also: 'texts',
  },
  {
    pattern: /\b(?:two|each|every|another|the first|the second|the next) looks? at\b/gi,
    better: 'two checks, or each time that … reads it',
  },
  {
    pattern: /\bwhat (?:is|was|has been)(?=[.,;])/gi,
    better: 'the current value, or the earlier values',
  },
  {
    pattern: /\bwhat nobody\b/gi,
    better: 'unsaved, unused, or another adjective before the noun',
    also: 'texts',
  },
  {
    pattern: /\bmay not\b(?=[^.,;]*\byet\b)/gi,
    better: 'might not: "may not" forbids it',
    also: 'texts',
  },
  {
    pattern: /\b(?:held|had|was|were|kept) at last\b/gi,
    better: 'most recent, or latest, before the noun',
  },
  {
    pattern: /\bsomebody\b/gi,
    better: 'a user, a developer, or the code that acts',
    also: 'everywhere',
  },
  {
    pattern:
      /\bthat one\b(?=[.,;:)]|$)|(?<=[.!?]\s|^)(?:That|Those) ones?\b|\bthe (?:latter|former)\b/gi,
    better: 'the noun again',
    also: 'texts',
  },
  { pattern: /\bmade of\b(?= a page| it)/gi, better: 'becomes' },
  { pattern: /\b(?:is|are|was|were) (?:all|everything) there is\b/gi, better: 'is the only' },
  {
    pattern:
      /(?<!\bthere )\b(?:are|is) no (?!different|good|less|longer|matter|more|need|one|point|problem|reason|such|use|way)\w+/gi,
    better: 'are not, or there is no',
    also: 'texts',
  },
  {
    pattern: /(?<=[.!?]\s|^)(?:Neither|Nor) (?:is|are|does|do|has|have)\b/g,
    better: 'Start with what it is about: "X isn\'t … either."',
    also: 'texts',
  },
  {
    pattern:
      /(?<=[.!?]\s|^)What (?:ends|starts|is|was|does|has|comes|stands|changes) [^?.]*[.](?=\s|$)/g,
    better: 'Start with the thing: "Both X and Y end when …"',
    also: 'texts',
  },
];

/** Turns that are wrong wherever they occur, and that no article has. */
const onlyElsewhere: readonly Turn[] = [
  { pattern: /\bcan not\b/gi, better: "cannot, or can't" },
  { pattern: /\b(?:be|been) had\b/gi, better: 'be loaded, be found, or exist' },
  {
    pattern: /\b(?:is|are) to be seen\b/gi,
    better: 'is shown, or the thing that shows it as the subject',
  },
  { pattern: /, and there is none\b/gi, better: 'the state itself: "You\'re offline"' },
  { pattern: /\bround in circles\b/gi, better: 'lead back to where they start' },
];

/** Turns that are wrong wherever they occur. */
export const turnsEverywhere: readonly Turn[] = [
  ...turns.filter(({ also }) => also === 'everywhere'),
  ...onlyElsewhere,
];

/** Turns that are wrong in every text that is shown, also where they do no harm in a comment. */
export const turnsOfTexts: readonly Turn[] = turns.filter(({ also }) => also === 'texts');

/** Turns of language that take two readings. */
export const awkwardTurns: Rule = (article, blocks) =>
  blocks.flatMap((block) =>
    turns.flatMap(({ pattern, better }) =>
      [...block.text.replaceAll('\n', ' ').matchAll(pattern)].map((match) => {
        const words = match[0].trim();
        return {
          ...placeIn(block, match.index, words.split(' ', 1)[0] ?? words, article),
          message: `"${words}" takes two readings.`,
          hint: `Write it as you would say it to a colleague: ${better}`,
        };
      }),
    ),
  );
