import { buildNavigation, type NavigationItem } from '../../../src/navigation/index.ts';

/** A navigation of fake trees in which the sections and every path are published, except the ones that are named. */
export function navigationOf(
  trees: {
    docs?: NavigationItem[];
    reference?: NavigationItem[];
    tutorials?: NavigationItem[];
    footer?: NavigationItem[];
  },
  { unpublished = [], pages = [] }: { unpublished?: string[]; pages?: string[] } = {},
) {
  const items = { docs: [], reference: [], tutorials: [], footer: [], ...trees };
  const published = new Set([
    '/',
    '/playground',
    ...Object.values(items).flatMap(pathsOf),
    ...pages,
  ]);
  for (const path of unpublished) published.delete(path);
  return buildNavigation(items, published);
}

/** Every path of a tree, repeated where it stands in two places. */
export function pathsOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ path, children }) => [
    ...(path ? [path] : []),
    ...pathsOf(children ?? []),
  ]);
}
