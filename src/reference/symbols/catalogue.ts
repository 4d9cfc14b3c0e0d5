import type { ApiEntry, Documented } from '../api/types.ts';
import { referenceData } from '../reference.ts';
import { entryAddress, globalsModule, moduleLabel } from './addresses.ts';
import type { Catalogue, CatalogueEntry, CatalogueModule } from './catalogue-types.ts';
import { checkSymbolExamples } from './symbol-examples.ts';
import { apiProse, type WrittenEntry, writtenEntries } from './written-entries.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Joins the entries of the packages and ours; modules in the order of their labels, with those that cannot be imported last. */
export function buildCatalogue(
  modules: readonly { readonly module: string; readonly entries: readonly ApiEntry[] }[],
  written: readonly WrittenEntry[],
): Catalogue {
  const entries: CatalogueEntry[] = [
    ...modules.flatMap(({ entries }) => entries.map((api) => ({ ...placeOf(api), api }))),
    ...written.map((entry) => ({ ...placeOf(entry), written: entry })),
  ];
  return [...Map.groupBy(entries, ({ module }) => module)]
    .map(([module, group]) => ({
      module,
      label: moduleLabel(module),
      entries: group.sort(byName),
    }))
    .sort(byLabel);
}

function placeOf({ module, name, kind }: Pick<ApiEntry, 'module' | 'name' | 'kind'>) {
  return { address: entryAddress(module, name), module, name, kind };
}

/** As a reader looks names up: without regard to case or to the `@` of blocks; pairs that differ by case have a fixed order. */
function byName(a: CatalogueEntry, b: CatalogueEntry): number {
  const plain = (name: string) => name.replace(/^@/, '');
  return collator.compare(plain(a.name), plain(b.name)) || (a.name < b.name ? -1 : 1);
}

function byLabel(a: CatalogueModule, b: CatalogueModule): number {
  const last = (entry: CatalogueModule) => Number(entry.module === globalsModule);
  return last(a) - last(b) || collator.compare(a.label, b.label);
}

let known: { readonly data: unknown; readonly catalogue: Catalogue } | undefined;

/**
 * The catalogue of this site. Our part of it is read once in a process.
 *
 * @throws Error when `prepareReference` has not run
 */
export function catalogue(root: string = process.cwd()): Catalogue {
  const data = referenceData('api', root);
  if (known?.data !== data) {
    const prose = apiProse(root);
    const built = buildCatalogue(data.modules, writtenEntries(prose));
    checkSymbolExamples(prose, built);
    known = { data, catalogue: built };
  }
  return known.catalogue;
}

/** Entries whose pages a host that ignores case cannot tell apart from an entry's own: the entry first, then the others. */
export function entriesAt(address: string, from: Catalogue): CatalogueEntry[] {
  const same = from
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.address.toLowerCase() === address.toLowerCase());
  return same.sort((a, b) => Number(b.address === address) - Number(a.address === address));
}

/** The marks of an entry that lists and pages show. An overloaded function has a mark only if all of its overloads have it. */
export function marksOf({ api }: CatalogueEntry): Pick<Documented, 'deprecated' | 'stability'> {
  if (!api) return { stability: 'stable' };
  const signatures = api.kind === 'function' ? (api.signatures ?? []) : [];
  const deprecated =
    api.deprecated ??
    (signatures.length > 0 && signatures.every((signature) => signature.deprecated)
      ? signatures[0]?.deprecated
      : undefined);
  return {
    ...(deprecated && { deprecated }),
    ...(api.stability && { stability: api.stability }),
  };
}

/** Label of an entry that no other page has: its name, with its module where several modules have one. */
export function uniqueLabel({ name, module, address }: CatalogueEntry, from: Catalogue): string {
  const isShared = from.some(({ entries }) =>
    entries.some((entry) => entry.name === name && entry.address !== address),
  );
  return isShared ? `${name} (${module})` : name;
}
