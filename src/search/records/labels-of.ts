import type { NavigationEntry } from '../../navigation/index.ts';

/** What the navigation calls a page. An overview also has the name of its group: its own label says little. */
export function labelsOf(entry: NavigationEntry | undefined): string[] {
  if (!entry) return [];
  const group = entry.label.startsWith('Overview') ? entry.parent?.label : undefined;
  return group ? [group, entry.label] : [entry.label];
}
