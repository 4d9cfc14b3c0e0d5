/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const LABEL = 52;
const FIGURE = 9;

/** Prints milliseconds: the median, what it should be at most, and the least and the most. */
export function printTimes(label: string, values: readonly number[], goal?: number): void {
  const shown = `${Math.round(median(values))} ms`.padStart(FIGURE);
  const wanted = (goal === undefined ? '' : `goal ${goal} ms`).padEnd(14);
  const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
  console.log(`${label.padEnd(LABEL)} ${shown}   ${wanted} (${range}, ${values.length} times)`);
}

/** Prints bytes, in thousands. */
export function printBytes(label: string, bytes: number, more = ''): void {
  const shown = `${Math.round(bytes / 1000)} kB`.padStart(FIGURE);
  console.log(`${label.padEnd(LABEL)} ${shown}   ${more}`.trimEnd());
}

/** Prints how many times as long the second takes. */
export function printRatio(label: string, one: readonly number[], other: readonly number[]): void {
  const ratio = `${(median(other) / median(one)).toFixed(1)} x`.padStart(FIGURE);
  console.log(`${label.padEnd(LABEL)} ${ratio}`);
}

export function printHeading(text: string): void {
  console.log(`\n${text}`);
}
