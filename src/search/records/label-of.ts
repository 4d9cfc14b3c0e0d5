import type { NavigationEntry } from '../../navigation/index.ts';

/** What the navigation calls a page. An overview has the name of its group: its own label says nothing. */
export function labelOf(entry: NavigationEntry | undefined): string | undefined {
  const isOverview = entry?.label.startsWith('Overview');
  return (isOverview && entry?.parent?.label) || entry?.label;
}
