import type { ConsoleEntry } from '../types.ts';

/** Most lines of the console that are kept; the oldest go first. */
export const MOST_LINES = 500;

/** How long lines wait for each other, in milliseconds: about one frame. */
const BATCH_MS = 16;

/** A line of the console, or a line that was printed several times in a row. */
export interface ConsoleLine extends ConsoleEntry {
  /** Tells lines apart while older ones are dropped. */
  readonly id: number;
  readonly count: number;
}

let lastId = 0;

/** Adds lines to a console: equal ones are counted, and the oldest are dropped. */
export function withLines(
  lines: readonly ConsoleLine[],
  added: readonly ConsoleEntry[],
): readonly ConsoleLine[] {
  const all = [...lines];
  for (const entry of added) {
    const last = all.at(-1);
    if (entry.kind === 'clear') all.length = 0;
    if (last && repeats(last, entry)) all[all.length - 1] = { ...last, count: last.count + 1 };
    else all.push({ ...entry, id: ++lastId, count: 1 });
  }
  return all.slice(-MOST_LINES);
}

/** Whether a line looks the same as the one before. Values with something inside may differ there. */
function repeats(last: ConsoleLine, entry: ConsoleEntry): boolean {
  return (
    !entry.kind &&
    !entry.parts &&
    !entry.table &&
    !last.kind &&
    !last.parts &&
    !last.table &&
    last.level === entry.level &&
    last.text === entry.text &&
    last.depth === entry.depth &&
    last.place?.file === entry.place?.file &&
    last.place?.line === entry.place?.line &&
    last.place?.column === entry.place?.column
  );
}

/** Collects what is printed, so that a page renders once for many lines. */
export class LineBatch {
  readonly #flush: (lines: readonly ConsoleEntry[]) => void;
  #waiting: ConsoleEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(flush: (lines: readonly ConsoleEntry[]) => void) {
    this.#flush = flush;
  }

  add(line: ConsoleEntry): void {
    this.#waiting.push(line);
    // In a hidden page timers are slow: what would be dropped anyway does not wait.
    if (this.#waiting.length > MOST_LINES) this.#waiting.shift();
    this.#timer ??= setTimeout(() => {
      const lines = this.#waiting;
      this.clear();
      this.#flush(lines);
    }, BATCH_MS);
  }

  /** Drops what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }
}
