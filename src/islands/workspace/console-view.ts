import type { ConsoleEntry } from '../../sandbox/types.ts';
import type { ConsoleLine } from '../../sandbox/workbench/index.ts';

/** Which lines a reader wants to see. */
export type LevelFilter = 'all' | 'errors' | 'warnings' | 'info';

const LEVELS: Readonly<Record<LevelFilter, readonly ConsoleEntry['level'][] | undefined>> = {
  all: undefined,
  errors: ['error'],
  warnings: ['error', 'warn'],
  info: ['error', 'warn', 'info', 'log'],
};

/** What a reader has chosen to see of a console. */
export interface ConsoleView {
  readonly text: string;
  readonly level: LevelFilter;
  /** Lines that start a group and were opened or closed by the reader. */
  readonly toggled: ReadonlySet<number>;
}

/** Whether the group that a line starts is closed. */
export function isClosed({ id, kind }: ConsoleLine, toggled: ReadonlySet<number>): boolean {
  return (kind === 'closed-group') !== toggled.has(id);
}

/** The lines to show. With a filter, groups are open: a line that is searched for must not be hidden. */
export function visibleLines(
  lines: readonly ConsoleLine[],
  { text, level, toggled }: ConsoleView,
): readonly ConsoleLine[] {
  const wanted = text.trim().toLowerCase();
  const levels = LEVELS[level];
  if (wanted || levels)
    return lines.filter(
      (line) =>
        (!levels || levels.includes(line.level)) &&
        (!wanted || line.text.toLowerCase().includes(wanted)),
    );
  return withoutClosed(lines, toggled);
}

function withoutClosed(lines: readonly ConsoleLine[], toggled: ReadonlySet<number>) {
  /** Depth of the closed group that the walk is in. */
  let closed = Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const depth = line.depth ?? 0;
    if (depth > closed) return false;
    const startsGroup = line.kind === 'group' || line.kind === 'closed-group';
    closed = startsGroup && isClosed(line, toggled) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
