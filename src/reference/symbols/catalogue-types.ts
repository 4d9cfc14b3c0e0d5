import type { ApiEntry, ApiKind } from '../api/types.ts';
import type { WrittenEntry } from './written-entries.ts';

/** An entry of the reference with its place on the site: one of a package, or one that we write. */
export interface CatalogueEntry {
  readonly address: string;
  readonly module: string;
  readonly name: string;
  readonly kind: ApiKind;
  /** Of a package. */
  readonly api?: ApiEntry;
  /** Ours. */
  readonly written?: WrittenEntry;
}

/** The entries of one module. */
export interface CatalogueModule {
  readonly module: string;
  /** What readers see: without scope. */
  readonly label: string;
  /** Alphabetical. */
  readonly entries: readonly CatalogueEntry[];
}

/** Everything that `/api` has, in the order in which readers see it. */
export type Catalogue = readonly CatalogueModule[];
