import { diffArrays } from 'diff';
import { type LineRange, rangesOf } from './ranges.ts';

/** Two versions of a file laid over each other. */
export interface LineDiff {
  /** The lines of the newer version, with the removed ones where they stood. */
  lines: string[];
  /** Added and removed lines, counted from 1 in `lines`. */
  added: LineRange[];
  removed: LineRange[];
  /** For each line of the newer version, from 1: where it is in `lines`. Index 0 is unused. */
  position: number[];
}

/** Compares two versions of a file line by line. */
export function diffLines(older: readonly string[], newer: readonly string[]): LineDiff {
  const lines: string[] = [];
  const added: number[] = [];
  const removed: number[] = [];
  const position = [0];
  for (const part of diffArrays([...older], [...newer])) {
    for (const line of part.value) {
      lines.push(line);
      if (part.removed) removed.push(lines.length);
      else position.push(lines.length);
      if (part.added) added.push(lines.length);
    }
  }
  return { lines, added: rangesOf(added), removed: rangesOf(removed), position };
}
