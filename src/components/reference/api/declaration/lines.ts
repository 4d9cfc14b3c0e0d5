import type { Jump } from '../../../../markdown/index.ts';

/** A declaration as it is shown: source, and the names in it that lead to cards. */
export interface Declaration {
  readonly code: string;
  readonly jumps: readonly Jump[];
}

/** A line, with the name in it that leads to a card. */
export interface Line {
  readonly text: string;
  /** Name to look for. */
  readonly name?: string;
  /** Where to start looking; 0 by default. */
  readonly from?: number;
  /** Id of the card. */
  readonly target?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** Joins lines to a declaration. */
export function declarationOf(lines: readonly Line[]): Declaration {
  const jumps = lines.flatMap(({ text, name, from = 0, target, deprecated }, line): Jump[] => {
    const start = name === undefined ? -1 : text.indexOf(name, from);
    if (name === undefined || target === undefined || start < 0) return [];
    return [{ line, start, end: start + name.length, target, deprecated }];
  });
  return { code: lines.map(({ text }) => text).join('\n'), jumps };
}
