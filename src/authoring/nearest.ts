/**
 * The known name that an author most likely meant.
 *
 * @param wanted the name as written
 * @param known the names that exist
 * @returns the closest one, or undefined when none is close: more than 40 % of the longer
 *   name would have to change, which is a different word rather than a slip; of equally close ones
 *   the one that begins the same
 */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestScore: readonly number[] = [];
  for (const name of known) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance > Math.max(wanted.length, name.length) * 0.4) continue;
    const score = [distance, -commonStart(wanted, name)];
    if (best === undefined || isLess(score, bestScore)) {
      best = name;
      bestScore = score;
    }
  }
  return best;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const difference = one.map((value, index) => value - (other[index] ?? 0)).find((value) => value);
  return difference !== undefined && difference < 0;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Number of slips between two words: a character inserted, removed or changed, or two neighbors
 * swapped (optimal string alignment).
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
