import { tagNames } from '../extraction/doc-tags.ts';
import { codePattern, withoutMissingExamples } from './missing-examples.ts';

/** What an escape in code stands for; in text Markdown reads it. */
const escapes: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#64;': '@',
  '&commat;': '@',
  '&#123;': '{',
  '&#125;': '}',
  '&#42;': '*',
  '&#47;': '/',
  '&amp;': '&',
};
const escaped = new RegExp(Object.keys(escapes).join('|'), 'g');

/**
 * Text of a doc comment as Markdown that can be shown.
 *
 * Placeholders for examples name files that are not published: they are dropped, with the sentences that only make sense beside the code
 * and with headings that had nothing else.
 */
export function cleanText(text: string): string {
  return parts(withoutMissingExamples(text))
    .map(({ text: part, isCode }) =>
      isCode ? part.replace(escaped, (found) => escapes[found] ?? found) : inLine(part),
    )
    .join('')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Brings what an inline tag says on one line, where Markdown and `{@link}` agree about it. */
function inLine(text: string): string {
  return text.replace(/\{@link[^}]*\}/g, (link) => link.replace(/\s+/g, ' '));
}

/**
 * What cleaning should have removed and is still there.
 *
 * @returns descriptions of the leftovers, none where the text is fine
 */
export function leftovers(text: string): string[] {
  return parts(text).flatMap(({ text: part, isCode }) =>
    isCode ? [] : [...part.matchAll(leftover)].map(([found]) => `“${found}” is left in a text`),
  );
}

const leftover = new RegExp(
  `\\{@(?!link\\b)\\w*|(?<![\\w/\`'(])@(?:${tagNames.join('|')})\\b(?![/.])|_NG_AT_|&#\\d+;|&commat;`,
  'g',
);

/** The text cut into code and other text, in order. */
function parts(text: string): { text: string; isCode: boolean }[] {
  return text
    .split(new RegExp(codePattern.source, 'gm'))
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }));
}
