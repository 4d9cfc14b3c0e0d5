import { placeIn } from '../blocks.ts';
import type { Rule } from '../rule.ts';

interface Turn {
  readonly pattern: RegExp;
  /** What a native speaker writes in its place. */
  readonly better: string;
  /** Whether it is wrong wherever it occurs, in comments and messages too. Others need the context of an article. */
  readonly everywhere?: true;
}

/** Turns that readers of the site had to read twice. None is wrong English in itself; each hid a simple statement. */
const turns: readonly Turn[] = [
  {
    pattern: /\bwhom\b/gi,
    better: 'Name who acts, and start the sentence with that.',
    everywhere: true,
  },
  { pattern: /\bthe own\b/gi, better: 'its own', everywhere: true },
  { pattern: /\bin a circle\b/gi, better: 'in a cycle' },
  { pattern: /\bhears? of\b/gi, better: 'is notified of', everywhere: true },
  { pattern: /\bknows? of\b/gi, better: 'has, or is told', everywhere: true },
  { pattern: /\bthe other way (?:about|round)\b/gi, better: 'in reverse, or the other direction' },
  { pattern: /\bbelongs? into\b/gi, better: 'belongs in', everywhere: true },
  {
    pattern: /\bnobody['’]s\b|\beveryone['’]s\b|\beverybody['’]s\b/gi,
    better: 'private, or common',
  },
  { pattern: /\bfetch(?:es)? the truth\b/gi, better: 'gets the current value' },
  {
    pattern: /\bsomebody\b/gi,
    better: 'a user, a developer, or the code that acts',
    everywhere: true,
  },
  {
    pattern: /\bthat one\b(?=[.,;:)]|$)|\bthe (?:latter|former)\b/gi,
    better: 'the noun again',
  },
  { pattern: /\bmade of\b(?= a page| it)/gi, better: 'becomes' },
  { pattern: /\b(?:is|are|was|were) (?:all|everything) there is\b/gi, better: 'is the only' },
  {
    pattern:
      /(?<!\bthere )\b(?:are|is) no (?!different|good|less|longer|matter|more|need|one|point|problem|reason|such|use|way)\w+/gi,
    better: 'are not, or there is no',
  },
  {
    pattern: /(?<=[.!?]\s|^)(?:Neither|Nor) (?:is|are|does|do|has|have)\b/g,
    better: 'Start with what it is about: "X isn\'t … either."',
  },
  {
    pattern:
      /(?<=[.!?]\s|^)What (?:ends|starts|is|was|does|has|comes|stands|changes) [^?.]*[.](?=\s|$)/g,
    better: 'Start with the thing: "Both X and Y end when …"',
  },
];

/** Turns that are wrong wherever they occur. */
export const turnsEverywhere: readonly Turn[] = [
  ...turns.filter(({ everywhere }) => everywhere),
  { pattern: /\bcan not\b/gi, better: "cannot, or can't" },
  { pattern: /\b(?:be|been) had\b/gi, better: 'be loaded, be found, or exist' },
  {
    pattern: /\b(?:is|are) to be seen\b/gi,
    better: 'is shown, or the thing that shows it as the subject',
  },
  { pattern: /, and there is none\b/gi, better: 'the state itself: "You\'re offline"' },
  { pattern: /\bround in circles\b/gi, better: 'lead back to where they start' },
];

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
