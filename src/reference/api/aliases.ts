import type ts from 'typescript';
import type { ExportedName } from './exported-names.ts';
import { withoutSuffix } from './nodes.ts';
import type { Origin } from './types.ts';

/** An exported name with the module that exports it. */
export interface ExportedEntry extends ExportedName {
  readonly module: string;
}

/**
 * The entry under which each symbol is documented. A symbol may be exported under several names, such as `NgForOf` and `NgFor`, and by
 * several modules: its entry has the name of the declaration, in the module that is nearest to it.
 *
 * @param exported all names of all modules
 * @param packageOf package whose typings declare a symbol
 */
export function mainEntries(
  exported: readonly ExportedEntry[],
  packageOf: (symbol: ts.Symbol) => string | undefined,
): Map<ts.Symbol, Origin> {
  const groups = Map.groupBy(exported, ({ symbol }) => symbol);
  return new Map(
    [...groups].map(([symbol, entries]) => {
      const owner = packageOf(symbol) ?? '';
      const rank = ({ name, module }: ExportedEntry): number =>
        (name === withoutSuffix(symbol.name) ? 2 : 0) +
        (module === owner || module.startsWith(`${owner}/`) ? 1 : 0);
      const [main] = entries.toSorted(
        (a, b) =>
          rank(b) - rank(a) ||
          a.module.length - b.module.length ||
          (`${a.module} ${a.name}` < `${b.module} ${b.name}` ? -1 : 1),
      );
      return [symbol, { name: main?.name ?? '', module: main?.module ?? '' }];
    }),
  );
}
