/**
 * The known name that an author most likely meant.
 *
 * @param wanted the name as written
 * @param known the names that exist
 * @returns the closest one, or undefined when none is close: more than 40 % of the longer
 *   name would have to change, which is a different word rather than a slip.
 */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance > Math.max(wanted.length, name.length) * 0.4) continue;
    if (distance < bestDistance || (distance === bestDistance && name < (best ?? name))) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Number of inserted, removed or changed characters between two words (Levenshtein). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const removed = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(changed, removed, inserted));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
