import type { ConsoleNode, ConsoleTable } from '../../types.ts';

/** Bounds of what one line of the console may bring, whatever sent it. */
export const MOST_NODES = 400;
export const DEEPEST_NODE = 8;
export const LONGEST_NODE = 4000;
export const MOST_COLUMNS = 20;
export const MOST_ROWS = 100;
const LONGEST_CELL = 500;
const DEEPEST_GROUP = 20;

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

class NodeReader {
  #left = MOST_NODES;

  read(data: unknown, depth: number): ConsoleNode | undefined {
    if (!isRecord(data) || typeof data.text !== 'string' || this.#left-- <= 0) return undefined;
    const text = data.text.slice(0, LONGEST_NODE);
    const key = typeof data.key === 'string' ? { key: data.key.slice(0, LONGEST_CELL) } : {};
    const isOpen = Array.isArray(data.children) && depth < DEEPEST_NODE;
    if (!isOpen) return { ...key, text };
    return { ...key, text, children: this.readAll(data.children as unknown[], depth + 1) };
  }

  readAll(data: readonly unknown[], depth: number): ConsoleNode[] {
    const nodes: ConsoleNode[] = [];
    for (const item of data) {
      if (this.#left <= 0) break;
      const node = this.read(item, depth);
      if (node) nodes.push(node);
    }
    return nodes;
  }
}

/** Values of a line; undefined where there are none. */
export function readParts(data: unknown): readonly ConsoleNode[] | undefined {
  return Array.isArray(data) ? new NodeReader().readAll(data, 0) : undefined;
}

function readCells(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, MOST_COLUMNS).map((cell) => String(textIn(cell)).slice(0, LONGEST_CELL));
}

const textIn = (cell: unknown) => (typeof cell === 'string' ? cell : '');

/** The table of a line; undefined where there is none. */
export function readTable(data: unknown): ConsoleTable | undefined {
  if (!isRecord(data) || !Array.isArray(data.rows)) return undefined;
  return { columns: readCells(data.columns), rows: data.rows.slice(0, MOST_ROWS).map(readCells) };
}

/** How many groups a line is in. */
export function readDepth(data: unknown): number | undefined {
  return Number.isInteger(data) ? Math.min(Math.max(data as number, 0), DEEPEST_GROUP) : undefined;
}
