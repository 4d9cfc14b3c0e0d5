import type { ConsoleTable } from '../../types.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../protocol/read-console.ts';
import { enumerableFields, firstOf, lineOf, type TextLimits } from './text-of.ts';

const CELL: TextLimits = { deepest: 1, mostEntries: 5, longest: 100 };

/** Heading of the column of rows that have no fields. */
const VALUE = 'Value';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Cells of a row by their column. */
function cellsOf(value: unknown): Map<string, string> {
  if (!isObject(value)) return new Map([[VALUE, lineOf(value, CELL)]]);
  return new Map(
    enumerableFields(value)
      .slice(0, MOST_COLUMNS)
      .map(([key, { get, value: item }]) => [key, get ? '(getter)' : lineOf(item, CELL)]),
  );
}

function rowsOf(data: object): [string, unknown][] {
  const entries = Array.isArray(data)
    ? Object.entries(data.slice(0, MOST_ROWS))
    : data instanceof Map
      ? firstOf(data, MOST_ROWS).map(([key, value]): [string, unknown] => [
          lineOf(key, CELL),
          value,
        ])
      : data instanceof Set
        ? Object.entries(firstOf(data, MOST_ROWS))
        : enumerableFields(data).map(([key, { get, value }]): [string, unknown] => [
            key,
            get ? '(getter)' : value,
          ]);
  return entries.slice(0, MOST_ROWS);
}

/**
 * The table that `console.table` shows.
 *
 * @param wanted columns, if the application names them
 * @returns undefined where the value has no rows
 */
export function tableOf(data: unknown, wanted?: unknown): ConsoleTable | undefined {
  if (!isObject(data)) return undefined;
  const rows = rowsOf(data).map(([key, value]) => ({ key, cells: cellsOf(value) }));
  if (rows.length === 0) return undefined;
  const found = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const columns = Array.isArray(wanted) ? wanted.map(String) : [...found];
  const shown = columns.slice(0, MOST_COLUMNS - 1);
  return {
    columns: ['(index)', ...shown],
    rows: rows.map(({ key, cells }) => [key, ...shown.map((name) => cells.get(name) ?? '')]),
  };
}
