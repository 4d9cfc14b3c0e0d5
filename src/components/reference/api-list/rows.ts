import { statusBits } from '../../../islands/api-list/filter-state.ts';
import { type CatalogueEntry, kindLabel, marksOf } from '../../../reference/index.ts';

/** A line of the list. */
export interface Row {
  readonly name: string;
  readonly href: string;
  readonly kind: string;
  readonly label: string;
  readonly short: string;
  /** Sum of the bits of its marks. */
  readonly marks: number;
  /** Marks other than stable, as readers see them. */
  readonly shownMarks: readonly { readonly name: string; readonly label: string }[];
}

const markLabels = [
  ['deprecated', 'Deprecated'],
  ['experimental', 'Experimental'],
  ['developerPreview', 'Developer preview'],
] as const;

/** What the list shows of an entry. */
export function rowOf(entry: CatalogueEntry): Row {
  const { deprecated, stability } = marksOf(entry);
  const shown = markLabels.filter(([name]) =>
    name === 'deprecated' ? deprecated : stability === name,
  );
  const { label, short } = kindLabel(entry.kind);
  return {
    name: entry.name,
    href: entry.address,
    kind: entry.kind,
    label,
    short,
    marks: shown.reduce((sum, [name]) => sum | statusBits[name], 0) || statusBits.stable,
    shownMarks: shown.map(([name, text]) => ({ name, label: text })),
  };
}
