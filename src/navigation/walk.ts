import type { NavigationEntry } from './types.ts';

/** Every entry of a tree, depth first, in reading order. */
export function* walk(entries: readonly NavigationEntry[]): Generator<NavigationEntry> {
  for (const entry of entries) {
    yield entry;
    yield* walk(entry.children);
  }
}

/** The ancestors of an entry, outermost first. */
export function ancestorsOf(entry: NavigationEntry): NavigationEntry[] {
  return entry.parent ? [...ancestorsOf(entry.parent), entry.parent] : [];
}

/** The first page at or beneath an entry, depth first; undefined when nothing there is published. */
export function firstPublishedPath(entry: NavigationEntry): string | undefined {
  for (const candidate of walk([entry])) {
    if (candidate.published) return candidate.path;
  }
  return undefined;
}

/** Whether a page stands somewhere beneath an entry; the entry itself does not count. */
export function containsPath(entry: NavigationEntry, path: string): boolean {
  for (const descendant of walk(entry.children)) {
    if (descendant.path === path) return true;
  }
  return false;
}
