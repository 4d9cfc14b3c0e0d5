import { AuthorError } from '../../authoring/index.ts';
import { joinRanges, type LineRange } from './ranges.ts';

/** A source file without its markers, and what the markers said. */
export interface MarkedSource {
  /** The lines that readers see. */
  lines: string[];
  /** The lines of each region, counted from 1 in `lines`, in the order of the file. */
  regions: Map<string, LineRange[]>;
}

/** `#docregion a, b` or `#enddocregion a` in a line comment, an HTML comment or a CSS comment. */
const markerPattern =
  /^\s*(?:\/\/|\/\*|<!--|#)\s*#(?<kind>docregion|enddocregion)\b(?<names>[^*<>]*?)\s*(?:\*\/|-->)?\s*$/u;

const lintWords =
  '(?:eslint-(?:disable|enable)|eslint\\s+[\\w-]+:|tslint:|biome-ignore|stylelint-(?:disable|enable)|prettier-ignore)';
const lintComment = `(?:\\/\\/\\s*${lintWords}.*|\\/\\*\\s*${lintWords}.*?\\*\\/|<!--\\s*${lintWords}.*?-->)`;
const lintLine = new RegExp(`^\\s*${lintComment}\\s*$`, 'u');
const lintTail = new RegExp(`\\s*${lintComment}\\s*$`, 'u');

/**
 * Takes region markers and comments for linters out of a file.
 *
 * @param source text of the file
 * @param file name of the file, for errors
 * @throws AuthorError when a region is not named, not opened, opened twice or not closed
 */
export function readRegions(source: string, file: string): MarkedSource {
  const lines: string[] = [];
  const parts = new Map<string, LineRange[]>();
  const open = new Map<string, { first: number; line: number }>();

  source
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .forEach((text, index) => {
      const marker = markerPattern.exec(text);
      if (!marker?.groups) {
        refuseHalfMarker(text, { file, line: index + 1 });
        if (!lintLine.test(text)) lines.push(text.replace(lintTail, ''));
        return;
      }
      const place = { file, line: index + 1, column: text.search(/\S/) + 1 };
      const { kind } = marker.groups;
      for (const name of namesOf(marker.groups['names'] ?? '', place)) {
        if (kind === 'docregion') openRegion(name, place);
        else closeRegion(name, place);
      }
    });

  for (const [name, { line }] of open) {
    throw new AuthorError({
      message: `The region "${name}" is opened and never closed.`,
      hint: `Add a comment with \`#enddocregion ${name}\` after the last line of the region.`,
      file,
      line,
      column: 1,
    });
  }
  return {
    lines,
    regions: new Map([...parts].map(([name, ranges]) => [name, joinRanges(ranges)])),
  };

  function openRegion(name: string, place: { file: string; line: number; column: number }) {
    const already = open.get(name);
    if (already) {
      throw new AuthorError({
        message: `The region "${name}" is already open since line ${already.line}.`,
        hint: `Close it first with \`#enddocregion ${name}\`, or give this region another name.`,
        ...place,
      });
    }
    open.set(name, { first: lines.length + 1, line: place.line });
  }

  function closeRegion(name: string, place: { file: string; line: number; column: number }) {
    const opened = open.get(name);
    if (!opened) {
      throw new AuthorError({
        message: `The region "${name}" is closed but was never opened.`,
        hint: `Add a comment with \`#docregion ${name}\` above, or remove this one.`,
        ...place,
      });
    }
    open.delete(name);
    const ranges = parts.get(name) ?? [];
    if (lines.length >= opened.first) ranges.push([opened.first, lines.length]);
    parts.set(name, ranges);
  }
}

/** A marker that shares its line with something else would be shown to readers. */
function refuseHalfMarker(text: string, place: { file: string; line: number }): void {
  const column = text.search(/#(?:end)?docregion\b/) + 1;
  if (column === 0) return;
  throw new AuthorError({
    message: 'A region marker is a comment on its own line.',
    hint: 'Write `// #docregion name`, `/* #docregion name */` or `<!-- #docregion name -->`.',
    ...place,
    column,
  });
}

function namesOf(text: string, place: { file: string; line: number; column: number }): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > 0) return names;
  throw new AuthorError({
    message: 'A region needs a name.',
    hint: 'Write `#docregion name` and `#enddocregion name`.',
    ...place,
  });
}

/**
 * The text of some ranges of a file: parts that are apart in the file are set apart by an empty
 * line, and the indentation that all lines share is removed.
 */
export function cutRanges(lines: readonly string[], ranges: readonly LineRange[]): string[] {
  const cut: string[] = [];
  for (const [first, last] of ranges) {
    if (cut.length > 0) cut.push('');
    cut.push(...trimBlankEdges(lines.slice(first - 1, last)));
  }
  return removeCommonIndent(cut);
}

/** Removes the indentation that all lines with text share. */
export function removeCommonIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(common, line.search(/\S|$/))));
}

function trimBlankEdges(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
