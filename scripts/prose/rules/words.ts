import { placeIn } from '../blocks.ts';
import type { Rule } from '../rule.ts';

interface Wording {
  readonly pattern: RegExp;
  /** What to write; empty to leave it out. */
  readonly instead: string;
  readonly why: string;
  /** What to do, where leaving the word out may leave nothing. */
  readonly advice?: string;
}

const filler = 'says nothing';
const praise = 'praises';
const advice = 'Say what it does.';
const reader = 'is the first person; an article says "you", or names who acts';
const asTheProject = 'is not how the project writes its name';

/** What the guide for authors forbids. Words that belittle a task, such as "easy", are the business of the rule `equality`. */
const wordings: readonly Wording[] = [
  { pattern: /\b(?:please )?note that\b ?/gi, instead: '', why: filler },
  { pattern: /\b(?:please|basically|needless to say)\b,? ?/gi, instead: '', why: filler },
  {
    pattern: /\bit is (?:important|worth) (?:to note|noting) that\b ?/gi,
    instead: '',
    why: filler,
  },
  { pattern: /\bin order to\b/gi, instead: 'to', why: 'is longer than it needs to be' },
  { pattern: /\bleverag(?:e[sd]?|ing)\b/gi, instead: 'use', why: 'is jargon' },
  { pattern: /\butili[sz](?:e[sd]?|ing)\b/gi, instead: 'use', why: 'is jargon' },
  { pattern: /\band\/or\b/gi, instead: 'or', why: 'leaves the choice open' },
  { pattern: /\be\.g\.,?/gi, instead: 'for example', why: 'is Latin' },
  { pattern: /\bi\.e\.,?/gi, instead: 'that is', why: 'is Latin' },
  { pattern: /\betc\./gi, instead: 'and so on', why: 'is Latin' },
  { pattern: /\b(?:seamless|effortless)(?:ly)? ?/gi, instead: '', why: praise, advice },
  {
    pattern: /\b(?:powerful|straightforward|blazing(?:ly)?(?: fast)?) ?/gi,
    instead: '',
    why: praise,
    advice,
  },
  { pattern: /\blet['’]s\b ?/gi, instead: '', why: reader },
  { pattern: /\b[Ww]e(?:['’](?:re|ve|ll|d))?\b|\b[Uu]s\b/g, instead: 'you', why: reader },
  { pattern: /\bours?\b/gi, instead: 'your', why: reader },
  { pattern: /\bJava[ -]?script\b|\bjavascript\b/g, instead: 'JavaScript', why: asTheProject },
  { pattern: /\bType[ -]?script\b|\btypescript\b/g, instead: 'TypeScript', why: asTheProject },
  { pattern: /\b(?:RXJS|Rxjs|RxJs)\b/g, instead: 'RxJS', why: asTheProject },
  { pattern: /\b(?:NodeJS|Node\.JS|NodeJs)\b/g, instead: 'Node.js', why: asTheProject },
  { pattern: /\b(?:NPM|Npm)\b/g, instead: 'npm', why: asTheProject },
  { pattern: /\bGithub\b/g, instead: 'GitHub', why: asTheProject },
  { pattern: /\b(?:[Zz]one ?JS|[Zz]onejs)\b/g, instead: 'Zone.js', why: asTheProject },
];

/** Words that the guide for authors forbids, and names in a wrong spelling. */
export const words: Rule = (article, blocks) =>
  blocks.flatMap((block) =>
    wordings.flatMap(({ pattern, instead, why, advice }) =>
      [...onOneLine(block.text).matchAll(pattern)].map((match) => {
        const word = match[0].trim();
        return {
          ...placeIn(block, match.index, word, article),
          message: `"${word}" ${why}.`,
          hint: advice ?? corrected(block.text, match.index, match[0], instead),
        };
      }),
    ),
  );

/** With a space for each line break, so that places stay. */
const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** The words around, with the replacement in their midst. */
function corrected(text: string, index: number, match: string, instead: string): string {
  const before = text.slice(0, index);
  const isStart = /(?:^|[.!?:]\s)$/.test(before);
  const after = text.slice(index + match.length);
  const put = isStart ? capitalized(instead) : instead;
  const rest = instead === '' && isStart ? capitalized(after) : after;
  const head = before.split(/\s+/).slice(-4).join(' ');
  return `${head}${put}${rest}`.split(/\s+/).slice(0, 12).join(' ');
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
