import { withoutPlatformTypes } from '../../../markdown/index.ts';
import { symbolIndex } from '../../../reference/index.ts';

const wordPattern = /[\p{L}_$][\p{L}\p{Nd}_$]*/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? '');

/**
 * HTML of a type or a call in a line of text: words that are symbols are links. Names of properties and parameters, which are followed
 * by a colon, are no symbols, whatever they are called; neither is text in quotes.
 */
export function linkedType(
  source: string,
  { module, self }: { module?: string | undefined; self?: string | undefined } = {},
): string {
  const resolve = withoutPlatformTypes(symbolIndex().resolve);
  let html = '';
  let end = 0;
  for (const match of source.matchAll(wordPattern)) {
    const [word] = match;
    const before = source.slice(0, match.index);
    const after = source.slice(match.index + word.length);
    html += escapeHtml(source.slice(end, match.index));
    end = match.index + word.length;
    const isName = /^\??:/.test(after) || /[.]$/.test(before) || isQuoted(before);
    const address = isName ? undefined : resolve(word, module);
    html +=
      address === undefined || address === self
        ? escapeHtml(word)
        : `<a class="symbol-link" href="${address}">${escapeHtml(word)}</a>`;
  }
  return html + escapeHtml(source.slice(end));
}

/** Whether an odd number of quotes stands before. */
function isQuoted(before: string): boolean {
  return [`'`, '"', '`'].some((quote) => before.split(quote).length % 2 === 0);
}

/** A type that is longer than this and is an object is laid out with a line for each property. */
const fittingLength = 60;

/** Lays out a long object type: a line for each of its properties. Other types stay on one line, which wraps. */
export function layOutType(source: string): string {
  if (source.length <= fittingLength || !/^\{.*\}$/s.test(source)) return source;
  const lines = ['{'];
  let depth = 0;
  let line = '';
  for (const character of source.slice(1, -1)) {
    if ('{(<['.includes(character)) depth++;
    if ('})>]'.includes(character) && !line.endsWith('=')) depth--;
    line += character;
    if (character !== ';' || depth > 0) continue;
    lines.push(`  ${line.trim()}`);
    line = '';
  }
  if (line.trim()) lines.push(`  ${line.trim()}`);
  return [...lines, '}'].join('\n');
}
