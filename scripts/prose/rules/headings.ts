import { type Block, CODE } from '../blocks.ts';
import type { Finding, Rule } from '../rule.ts';

/** Names that keep their capital within a heading. What has a second capital, as RxJS, needs no entry. */
const names: ReadonlySet<string> = new Set([
  'Angular',
  'Babel',
  'Bazel',
  'Chrome',
  'Chromium',
  'Domino',
  'Firefox',
  'Git',
  'Google',
  'Jasmine',
  'Jest',
  'Karma',
  'Linux',
  'Markdown',
  'Node',
  'Nx',
  'Observable',
  'Playwright',
  'Promise',
  'Safari',
  'Sass',
  'Tab',
  'Tailwind',
  'Terser',
  'Vite',
  'Vitest',
  'Zone',
]);

const isHeading = ({ kind }: Block): boolean => kind === 'heading' || kind === 'title';

const shown = (text: string): string => text.replaceAll(CODE, '`…`');

/** A heading with a capital for the first word and for names. A sentence after a colon or a question mark starts anew. */
export function inSentenceCase(text: string): string {
  return text
    .replace(/(?<![:?]\s)(?<=[\s("])\p{Lu}[\p{Ll}'’-]+(?![\p{L}\p{N}])/gu, (word) =>
      names.has(word.replace(/['’]s$/, '')) ? word : word.toLowerCase(),
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Headings in sentence case: a capital for the first word and for names. */
export const sentenceCase: Rule = (_article, blocks) =>
  blocks.filter(isHeading).flatMap(({ text, place }): Finding[] => {
    const corrected = inSentenceCase(text);
    if (corrected === text || isLowerCaseName(text)) return [];
    const [first = ''] = text.split(' ');
    const hint = /^\p{Ll}/u.test(first)
      ? `${shown(corrected)}, or, where it is a name in code: \`${first}\``
      : shown(corrected);
    return [{ ...place, message: 'Headings are sentence case.', hint }];
  });

/** The command `ng` and npm begin headings as they are. */
const isLowerCaseName = (text: string): boolean => /^(?:ng|npm)\b/.test(text);

/** Headings without punctuation at their end, but for questions. */
export const headingEnds: Rule = (_article, blocks) =>
  blocks.filter(isHeading).flatMap(({ text, place }): Finding[] => {
    const corrected = text.trimEnd().replace(/[.,;:!…]+$/, '');
    if (corrected === text.trimEnd()) return [];
    return [{ ...place, message: 'A heading ends without punctuation.', hint: shown(corrected) }];
  });
