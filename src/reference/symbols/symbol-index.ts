import { cardIds } from './card-ids.ts';
import { catalogue } from './catalogue.ts';
import type { Catalogue, CatalogueEntry } from './catalogue-types.ts';
import { everydayWords } from './everyday-words.ts';
import { mainEntry } from './main-entry.ts';

/** From the names of symbols to addresses. */
export interface SymbolIndex {
  /**
   * The address of `Name`, `@Name`, `Name#member`, or `Name#member()`, where the member has to be a method.
   *
   * @param module the module whose pages ask, or from which code imports the name: its own names win
   * @returns undefined for unknown names and, outside of a module that has it, for those of several modules of which none is the main one
   */
  resolve(text: string, module?: string): string | undefined;
  /** Every name, sorted. */
  names(): readonly string[];
}

/** Makes the index of a catalog. Members are read when one is asked for. */
export function buildSymbolIndex(entries: Catalogue): SymbolIndex {
  const byName = Map.groupBy(
    entries.flatMap((module) => module.entries),
    ({ name }) => name,
  );
  const members = new Map<CatalogueEntry, ReadonlyMap<string, string>>();

  const find = (name: string, module: string | undefined): CatalogueEntry | undefined => {
    const found = byName.get(name) ?? [];
    const own = found.find((entry) => entry.module === module);
    if (own) return own;
    return everydayWords.has(name) ? undefined : mainEntry(found);
  };
  const membersOf = (entry: CatalogueEntry): ReadonlyMap<string, string> => {
    const known = members.get(entry) ?? (entry.api ? cardIds(entry.api).byName : new Map());
    members.set(entry, known);
    return known;
  };

  return {
    resolve(text, module) {
      const [name = '', member] = text.split('#');
      const entry = find(name, module);
      if (!entry || member === undefined) return entry?.address;
      const called = member.replace(/\(\)$/, '');
      if (called !== member && !isMethod(entry, called)) return undefined;
      const id = membersOf(entry).get(called);
      return id === undefined ? undefined : `${entry.address}#${id}`;
    },
    names: () => [...byName.keys()].sort(),
  };
}

const isMethod = ({ api }: CatalogueEntry, member: string): boolean =>
  api?.members?.some(({ name, signatures }) => name === member && signatures) ?? false;

let known: { readonly from: Catalogue; readonly index: SymbolIndex } | undefined;

/**
 * The index of this site's symbols.
 *
 * @throws Error when `prepareReference` has not run
 */
export function symbolIndex(root: string = process.cwd()): SymbolIndex {
  const from = catalogue(root);
  if (known?.from !== from) known = { from, index: buildSymbolIndex(from) };
  return known.index;
}
