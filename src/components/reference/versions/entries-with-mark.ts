import { type Catalogue, type CatalogueEntry, marksOf } from '../../../reference/index.ts';

/** What `<StabilityTable>` can list. */
export type Mark = 'experimental' | 'developerPreview' | 'deprecated';

/** The entries of each module that have a mark; modules without one are left out. */
export function entriesWithMark(
  modules: Catalogue,
  mark: Mark,
): { readonly module: string; readonly entries: readonly CatalogueEntry[] }[] {
  return modules
    .map(({ module, entries }) => ({
      module,
      entries: entries.filter((entry) => has(entry, mark)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function has(entry: CatalogueEntry, mark: Mark): boolean {
  const { deprecated, stability } = marksOf(entry);
  // What is deprecated counts as that alone, as in the list of all symbols.
  return mark === 'deprecated' ? deprecated !== undefined : !deprecated && stability === mark;
}
