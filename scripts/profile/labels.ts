/** A stretch from left to right. */
export interface Box {
  readonly x: number;
  readonly width: number;
}

/** The label of a bar. */
export interface Label {
  /** Left edge of its bar. */
  readonly x: number;
  readonly lines: readonly string[];
}

/** A label that has its place above the bars of a row. */
export interface PlacedLabel extends Label {
  /** Left edge of its bar; `x` differs where the label would not fit into the picture. */
  readonly from: number;
  /** The first line that it takes, counted from the top. */
  readonly line: number;
}

/** Width of a letter. System fonts differ: this is the widest of the common ones. */
export const LETTER = 9.8;

/** Space between a line and the text beside it. */
export const SIDE = 4;

/** Width of lines of text. */
export const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length)) * LETTER;

/** How many lines some labels take. */
export const linesOf = (labels: readonly PlacedLabel[]): number =>
  Math.max(0, ...labels.map(({ line, lines }) => line + lines.length));

/**
 * Puts labels above the bars of a row so that none covers another: from right to left, each on the lowest lines that are free.
 *
 * @param right where the picture ends
 */
export function placeLabels(labels: readonly Label[], right: number): PlacedLabel[] {
  const placed: { label: PlacedLabel; above: number }[] = [];
  for (const { x: from, lines } of labels.toSorted((a, b) => b.x - a.x)) {
    const x = Math.max(0, Math.min(from, right - SIDE - widthOf(lines)));
    const end = x + SIDE + widthOf(lines);
    // The lines below it that others have taken.
    const below = Math.max(
      0,
      ...placed.filter(({ label }) => label.x < end).map(({ above }) => above),
    );
    placed.push({ label: { x, from, lines, line: 0 }, above: below + lines.length });
  }
  const top = Math.max(0, ...placed.map(({ above }) => above));
  return placed.map(({ label, above }) => ({ ...label, line: top - above }));
}
