/** A list of at most this many rows stands whole on each of its pages. */
const longestWhole = 60;

/** Rows on each side of the page's own row that a longer list keeps. */
const reach = 20;

/** A part of a list, without gaps. */
export interface RowsNearPage<Row> {
  readonly rows: readonly Row[];
  /** How many rows of the list stand before the part. */
  readonly before: number;
  /** How many rows of the list stand after the part. */
  readonly after: number;
}

/**
 * The rows of a long list that a page brings: its own row with 20 on each side. Near an end of the list there are more rows on the other
 * side, so that each page brings equally many. A short list stays whole.
 *
 * @param rows of the whole list
 * @param isOfPage whether a row is the page's own; where none is, the first rows are brought
 */
export function rowsNearPage<Row>(
  rows: readonly Row[],
  isOfPage: (row: Row) => boolean,
): RowsNearPage<Row> {
  if (rows.length <= longestWhole) return { rows, before: 0, after: 0 };
  const count = 2 * reach + 1;
  const wanted = rows.findIndex(isOfPage) - reach;
  const before = Math.min(Math.max(wanted, 0), rows.length - count);
  return {
    rows: rows.slice(before, before + count),
    before,
    after: rows.length - count - before,
  };
}
