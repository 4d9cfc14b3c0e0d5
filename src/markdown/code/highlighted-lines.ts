import { formatRanges, type LineRange } from '../examples/ranges.ts';
import type { Complaint } from '../place.ts';
import type { FenceMeta } from './fence-meta.ts';

/** Nothing but what closes: brackets, a template literal, a tag's end, a comment. */
const closing = /^\s*(?:\*\/|-->|\/?[\])}>`;,\s]+)$/;

/**
 * What to say about highlighted lines on which there is nothing to see: one that is blank or only closes a bracket was named before the code
 * changed. A range may end with the bracket that it opens.
 *
 * @param written the ranges as the author wrote them
 * @param lines the code; ranges lie within
 */
export function pointlessHighlight(
  written: string,
  ranges: readonly LineRange[],
  lines: readonly string[],
): Complaint | undefined {
  for (const range of ranges) {
    const line = pointlessEnd(range, lines);
    if (line === undefined) continue;
    const text = lines[line - 1]?.trim();
    return {
      message: `${written} highlights line ${line}, which ${text ? `is only ${text}` : 'is blank'}.`,
      hint: `Name the lines that matter:\n${numbered(lines, line)}`,
    };
  }
  return undefined;
}

/** The same for a fence. */
export function pointlessFenceHighlight(
  { highlight = [] }: FenceMeta,
  lines: readonly string[],
): Complaint | undefined {
  return pointlessHighlight(`{${formatRanges(highlight)}}`, highlight, lines);
}

function pointlessEnd([first, last]: LineRange, lines: readonly string[]): number | undefined {
  const start = lines[first - 1] ?? '';
  const end = lines[last - 1] ?? '';
  if (isPointless(start)) return first;
  if (end.trim() === '') return last;
  return closing.test(end) && !closesItself(lines.slice(first - 1, last)) ? last : undefined;
}

const isPointless = (line: string): boolean => line.trim() === '' || closing.test(line);

/** Whether what the last line closes was opened in the lines before it; `} @else {` opens a block and closes one that is not its own. */
function closesItself(lines: readonly string[]): boolean {
  const text = lines.join('\n').replace(/^[\s})\]]+/, '');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (lines.at(-1)?.includes('`')) return count(/`/g) % 2 === 0;
  return (
    count(/\{/g) >= count(/\}/g) && count(/\(/g) >= count(/\)/g) && count(/\[/g) >= count(/\]/g)
  );
}

/** The line with its neighbors and their numbers. */
function numbered(lines: readonly string[], line: number): string {
  const first = Math.max(1, line - 3);
  return lines
    .slice(first - 1, line + 3)
    .map((text, index) => `${first + index}  ${text}`.trimEnd())
    .join('\n');
}
