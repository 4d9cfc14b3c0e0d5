import { tagNames } from '../extraction/doc-tags.ts';

/** A placeholder for an example, and before it a sentence that ends with a colon. */
const example =
  /((?<=^|[.!?]\s+|\n\s*\n\s*|#[^\n]*\n)(?!#)(?:(?!\n\s*\n|[.!?]\s)[\s\S])*:\s*)?\{@example[^}]*\}/g;

/** What such a sentence says when it is about nothing but the example. */
const announcement = /example|follow|here|below|let's/i;

/** Fences and inline code, which are kept as they are. */
const code = /(^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$|`[^`\n]+`)/m;

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
 * Placeholders for examples name files that are not published: they are dropped, with the sentence that announces them and with a
 * heading that had nothing else.
 */
export function cleanText(text: string): string {
  const dropped = text.replace(example, (_, leadIn = '') =>
    announcement.test(leadIn) ? '' : leadIn.replace(/:\s*$/, '.'),
  );
  const cleaned = parts(dropped)
    .map(({ text: part, isCode }) =>
      isCode ? part.replace(escaped, (found) => escapes[found] ?? found) : inLine(part),
    )
    .join('');
  return (dropped === text ? cleaned : withoutEmptySections(cleaned))
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
    .split(new RegExp(code.source, 'gm'))
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }));
}

function withoutEmptySections(text: string): string {
  const sections = text.split(/^(?=#{1,6} )/m);
  const level = (index: number): number => /^#+(?= )/.exec(sections[index] ?? '')?.[0].length ?? 0;
  const isEmpty = (section: string, index: number): boolean =>
    level(index) > 0 && !/\n\s*\S/.test(section) && level(index + 1) <= level(index);
  return sections.filter((section, index) => !isEmpty(section, index)).join('');
}
