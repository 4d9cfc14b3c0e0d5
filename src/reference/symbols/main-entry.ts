import { marksOf } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue-types.ts';

/**
 * The entry that a name means which several modules have: not a copy of another one, not what is deprecated, and not that of a module
 * below the one that has it too. `inject` is that of `@angular/core`, as opposed to `@angular/core/testing`.
 *
 * @returns undefined where the modules have nothing to do with each other, as with `VERSION`
 */
export function mainEntry(sameName: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  if (sameName.length < 2) return sameName[0];
  const originals = sameName.filter((entry) => !entry.api?.aliasOf && !marksOf(entry).deprecated);
  return originals.find(({ module }) =>
    originals.every((other) => `${other.module}/`.startsWith(`${module}/`)),
  );
}
