import type { NavigationEntry, NavigationItem } from './types.ts';

/**
 * Gives every entry its level and parent, and marks the ones that are pages.
 *
 * @param items a tree as written
 * @param published routes that are pages of this build
 */
export function buildTree(
  items: readonly NavigationItem[],
  published: ReadonlySet<string>,
  parent?: NavigationEntry,
): readonly NavigationEntry[] {
  return items.map((item) => {
    const children: NavigationEntry[] = [];
    const entry: NavigationEntry = {
      label: item.label,
      path: item.path,
      url: item.url,
      status: item.status,
      category: item.category,
      level: (parent?.level ?? 0) + 1,
      parent,
      children,
      published: item.path !== undefined && published.has(item.path),
    };
    children.push(...buildTree(item.children ?? [], published, entry));
    return entry;
  });
}
