import type { NavigationEntry } from './types.ts';

/** Siblings under one heading. */
export interface CategoryGroup {
  readonly label: string | undefined;
  readonly entries: readonly NavigationEntry[];
}

const withoutCategory = 'Other';

/**
 * Groups siblings by category in first-seen order; those without one come last, under "Other".
 * Siblings of which none has a category are one group without a label.
 */
export function groupByCategory(siblings: readonly NavigationEntry[]): CategoryGroup[] {
  if (siblings.every((entry) => entry.category === undefined)) {
    return siblings.length === 0 ? [] : [{ label: undefined, entries: siblings }];
  }
  const groups = Map.groupBy(siblings, (entry) => entry.category);
  const uncategorized = groups.get(undefined) ?? [];
  groups.delete(undefined);
  return [
    ...[...groups].map(([category, entries]) => ({ label: titleCase(category ?? ''), entries })),
    ...(uncategorized.length > 0 ? [{ label: withoutCategory, entries: uncategorized }] : []),
  ];
}

/** `child routes` to `Child Routes`; letters after the first of a word stay as written (`HTTP`). */
function titleCase(text: string): string {
  return text.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
