/** A run of lines, first and last included; lines count from 1. */
export type LineRange = readonly [first: number, last: number];

/**
 * Reads the ranges of `visibleLines` and `highlight`.
 *
 * The text is JSON: `[3,10]`, two numbers alone, is a range; otherwise every number is a line and
 * every nested pair a range: `[[3,7],9]`, `[1,2,4]`. A bare number is a line.
 *
 * @returns the ranges in order, overlapping and touching ones joined; undefined when the text is
 *   not of this form
 */
export function parseRanges(text: string): LineRange[] | undefined {
  const value = parseJson(text);
  if (isLine(value)) return [[value, value]];
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (value.length === 2 && value.every(isLine)) return isRange(value) ? [value] : undefined;
  const ranges: LineRange[] = [];
  for (const item of value) {
    if (isLine(item)) ranges.push([item, item]);
    else if (isRange(item)) ranges.push(item);
    else return undefined;
  }
  return joinRanges(ranges);
}

/** Sorts ranges and joins those that overlap or touch. */
export function joinRanges(ranges: readonly LineRange[]): LineRange[] {
  const joined: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = joined.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** The ranges that hold exactly the given lines. */
export function rangesOf(lines: Iterable<number>): LineRange[] {
  return joinRanges(Array.from(lines, (line): LineRange => [line, line]));
}

/** Tells whether a line lies in one of the ranges. */
export function includesLine(ranges: readonly LineRange[], line: number): boolean {
  return ranges.some(([first, last]) => first <= line && line <= last);
}

/** Ranges as a fence writes them: `1,3-5`. */
export function formatRanges(ranges: readonly LineRange[]): string {
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}

/** Ranges as an attribute writes them: `[4,6]`, `[2,[4,6]]`. */
export function printRanges(ranges: readonly LineRange[]): string {
  const [only] = ranges;
  if (ranges.length === 1 && only && only[0] !== only[1]) return JSON.stringify(only);
  return JSON.stringify(ranges.map(([first, last]) => (first === last ? first : [first, last])));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

function isRange(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    isLine(value[0]) &&
    isLine(value[1]) &&
    value[0] <= value[1]
  );
}
