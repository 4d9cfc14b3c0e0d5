import { placeIn } from '../blocks.ts';
import type { Rule } from '../rule.ts';

interface Turn {
  readonly pattern: RegExp;
  /** What a native speaker writes in its place. */
  readonly better: string;
}

/** Turns that readers of the site had to read twice. None is wrong English in itself; each hid a simple statement. */
const turns: readonly Turn[] = [
  { pattern: /\bwhom\b/gi, better: 'Name who acts, and start the sentence with that.' },
  { pattern: /\bthe own\b/gi, better: 'its own' },
  { pattern: /\bin a circle\b/gi, better: 'in a cycle' },
  { pattern: /\bhears? of\b/gi, better: 'is notified of' },
  { pattern: /\bknows? of\b/gi, better: 'has, or is told' },
  { pattern: /\bthe other way (?:about|round)\b/gi, better: 'in reverse, or the other direction' },
  { pattern: /\bbelongs? into\b/gi, better: 'belongs in' },
  {
    pattern: /\bnobody['’]s\b|\beveryone['’]s\b|\beverybody['’]s\b/gi,
    better: 'private, or common',
  },
  { pattern: /\bfetch(?:es)? the truth\b/gi, better: 'gets the current value' },
  { pattern: /\bsomebody\b/gi, better: 'a user, a developer, or the code that acts' },
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
