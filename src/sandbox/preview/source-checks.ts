import type { ProjectFiles, ProjectPath } from '../types.ts';

/** Something about the text of a file, which needs no frame. */
export type SourceStep =
  | { readonly source: ProjectPath; readonly calls: string }
  | { readonly source: ProjectPath; readonly has: string }
  | { readonly source: ProjectPath; readonly lacks: string };

/** Comments and texts of TypeScript; a template's text ends at its first unescaped backtick, which is enough for what is asked here. */
const TYPESCRIPT =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/g;
const HTML = /(<!--[\s\S]*?-->)|("[^"]*"|'[^']*')/g;
const CSS = /(\/\*[\s\S]*?\*\/)|("[^"\n]*"|'[^'\n]*')/g;

function tokensOf(file: string): RegExp {
  if (file.endsWith('.html') || file.endsWith('.svg')) return HTML;
  return /\.(s?css)$/.test(file) ? CSS : TYPESCRIPT;
}

/** The text of a file without its comments. */
export function withoutComments(file: string, text: string): string {
  return text.replaceAll(tokensOf(file), (_whole, comment: string | undefined, quoted: string) =>
    comment === undefined ? quoted : ' ',
  );
}

/** The text of a file without its comments and what stands in quotes. A template in backticks stays: calls in it are code. */
function codeOf(file: string, text: string): string {
  return withoutComments(file, text).replaceAll(tokensOf(file), (whole) =>
    whole.startsWith('`') || !tokensOf(file).source.includes('`') ? whole : '""',
  );
}

/** Code without the spaces that say nothing: those that don't part two words. */
function packed(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w$ ]) ?/g, '$1')
    .replaceAll(/["'`]/g, '"')
    .replaceAll(/,([)\]}])/g, '$1')
    .trim();
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Functions of the framework that have a second form, for what is always there: `input.required()`. */
const WITH_REQUIRED = /^(?:contentChild|input|model|viewChild)$/;

function hasCall(file: string, text: string, name: string): boolean {
  const code = packed(codeOf(file, text));
  const form = WITH_REQUIRED.test(name) ? '(?:\\.required)?' : '';
  // In a template, `<input (change)=…>` is an element.
  return new RegExp(`(?<![\\w$<])${escaped(packed(name))}${form}(<[^;]*?>)?\\(`).test(code);
}

/**
 * Looks at a file as a step asks.
 *
 * @returns what is missing; undefined where nothing is
 */
export function sourceProblem(step: SourceStep, files: ProjectFiles): string | undefined {
  const text = files[step.source];
  const file = step.source.slice(1);
  if (text === undefined) return `There is no file ${file}.`;
  if ('calls' in step)
    return hasCall(file, text, step.calls) ? undefined : `${file} does not call ${step.calls}().`;
  const wanted = 'has' in step ? step.has : step.lacks;
  const found = packed(withoutComments(file, text)).includes(packed(wanted));
  if ('has' in step) return found ? undefined : `${file} does not have "${wanted}" in it.`;
  return found ? `${file} still has "${wanted}" in it.` : undefined;
}
