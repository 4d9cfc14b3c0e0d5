import { marks } from './hit.ts';
import type { MarkedText, TextPart } from './result.ts';

const mark = new RegExp(`(${marks.before}|${marks.after})`);

/** Text as one part, without marks if it has some. */
export function plainText(text: string): MarkedText {
  return [{ text: text.split(mark).filter(isNoMark).join(''), marked: false }];
}

const isNoMark = (piece: string) => piece !== marks.before && piece !== marks.after;

/**
 * Reads the marks of a snippet. A mark that opens and never closes holds to the end, one that closes nothing is dropped; no mark stays in the text.
 */
export function markedText(value: string): MarkedText {
  const parts: TextPart[] = [];
  let marked = false;
  for (const piece of value.split(mark)) {
    if (piece === marks.before) marked = true;
    else if (piece === marks.after) marked = false;
    else if (piece !== '') parts.push({ text: piece, marked });
  }
  return parts;
}

/** The text without its marks. */
export function textOf(marked: MarkedText): string {
  return marked.map(({ text }) => text).join('');
}
