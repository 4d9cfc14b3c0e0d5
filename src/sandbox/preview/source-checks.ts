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

/** Functions of the framework whose result is there to be read: a call whose result nobody uses does nothing. */
const TO_BE_READ =
  /^(?:computed|contentChild|contentChildren|input|linkedSignal|model|resource|signal|viewChild|viewChildren)$/;

/** Where the type arguments that start at a place end; the place itself where there are none. */
function afterTypeArguments(code: string, start: number): number {
  if (code[start] !== '<') return start;
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '<') depth += 1;
    // The arrow of a function's type closes nothing.
    else if (code[at] === '>' && code[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return start;
}

/** Places of the calls of a function in packed code. */
function callsIn(code: string, name: string): number[] {
  const form = WITH_REQUIRED.test(name) ? '(?:\\.required)?' : '';
  // In a template, `<input (change)=…>` is an element.
  const named = new RegExp(`(?<![\\w$<])${escaped(packed(name))}${form}(?=[<(])`, 'g');
  return [...code.matchAll(named)]
    .filter(({ 0: found, index }) => code[afterTypeArguments(code, index + found.length)] === '(')
    .map(({ index }) => index);
}

/** The end of packed code that gives a name to what follows, perhaps with a plain type: `readonly a:Signal<number>=`. */
const NAMED = /([#\w$]+)[!?]?(?::[\w$<>[\]|&,. ]*)?=$/;

/** Whether the result of a call is surely used by nothing: it is dropped, or kept under a name that stands nowhere else. */
function isUnused(code: string, call: number, files: ProjectFiles): boolean {
  const before = code.slice(0, call);
  if (/(?:^|[;{}])$/.test(before)) return true;
  const [, name] = NAMED.exec(before) ?? [];
  if (name === undefined) return false;
  const uses = new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`, 'g');
  const texts = Object.entries(files).map(([file, text]) => withoutComments(file, text));
  return (texts.join('\n').match(uses) ?? []).length < 2;
}

/** What is wrong with the calls of a function; undefined where there is one that does something. */
function callProblem(file: ProjectPath, name: string, files: ProjectFiles): string | undefined {
  const code = packed(codeOf(file, files[file] ?? ''));
  const calls = callsIn(code, name);
  const path = file.slice(1);
  if (calls.length === 0) return `${path} does not call ${name}().`;
  if (!TO_BE_READ.test(name) || calls.some((call) => !isUnused(code, call, files)))
    return undefined;
  return `Nothing uses what ${name}() returns in ${path}.`;
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
  if ('calls' in step) return callProblem(step.source, step.calls, files);
  const wanted = 'has' in step ? step.has : step.lacks;
  const found = packed(withoutComments(file, text)).includes(packed(wanted));
  if ('has' in step) return found ? undefined : `${file} does not have "${wanted}" in it.`;
  return found ? `${file} still has "${wanted}" in it.` : undefined;
}
