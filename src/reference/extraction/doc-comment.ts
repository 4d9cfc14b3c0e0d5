import { type TagUse, tagUse } from './doc-tags.ts';

/** A tag of a doc comment. */
export interface DocTag {
  readonly name: string;
  readonly use: TagUse;
  readonly text: string;
}

/** A doc comment in parts. */
export interface DocComment {
  /** What stands before the first tag. */
  readonly text: string;
  readonly tags: readonly DocTag[];
  /** Tags that nobody knows. */
  readonly unknown: readonly string[];
}

const fence = /^\s*(?:```|~~~)/;
const tag = /^\s*@([A-Za-z][\w-]*)(?![\w/.'`-])\s?(.*)$/;

/**
 * Splits a doc comment into text and tags.
 *
 * The compiler's own parser takes every `@` at the start of a line for a tag, also the decorators and blocks in code examples.
 *
 * @param comment with its delimiters
 */
export function parseDocComment(comment: string): DocComment {
  const sections: { name: string; use: TagUse; lines: string[] }[] = [];
  const text: string[] = [];
  const unknown: string[] = [];
  let fenced = false;
  let lines = text;
  for (const line of withClosedFence(commentLines(comment))) {
    const [, name = '', rest = ''] = (!fenced && tag.exec(line)) || [];
    const use = name === '' ? 'text' : tagUse(name);
    if (fence.test(line)) fenced = !fenced;
    if (use === undefined) unknown.push(name);
    if (use === undefined || use === 'text') {
      lines.push(line);
      continue;
    }
    lines = [rest];
    sections.push({ name, use, lines });
  }
  const tags = sections.map(({ name, use, lines: [first = '', ...rest] }) => ({
    name,
    use,
    text: join([first, ...dedented(rest)]),
  }));
  return { text: join(text), tags, unknown };
}

/** A fence that an author forgot to close ends at the next tag, and does not swallow it. */
function withClosedFence(lines: readonly string[]): string[] {
  const fences = lines.flatMap((line, index) => (fence.test(line) ? [index] : []));
  const last = fences.at(-1);
  if (last === undefined || fences.length % 2 === 0) return [...lines];
  const isTag = (line: string): boolean => {
    const name = tag.exec(line)?.[1];
    return name !== undefined && tagUse(name) !== 'text';
  };
  const next = lines.findIndex((line, index) => index > last && isTag(line));
  return lines.toSpliced(next === -1 ? lines.length : next, 0, '```');
}

function commentLines(comment: string): string[] {
  return comment
    .replace(/^\/\*\*+/, '')
    .replace(/\**\*\/$/, '')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line.trimStart() : line.replace(/^\s*\*? ?/, '')));
}

/** Authors indent what follows the first line of a tag; in Markdown that can mean code. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent));
}

function join(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
