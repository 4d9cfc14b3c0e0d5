import { buildNavigation } from './build-navigation.ts';
import { publishedRoutes } from './published-routes.ts';
import { type Navigation, type NavigationItems, type TreeName, treeNames } from './types.ts';

let built: Promise<Navigation> | undefined;

/**
 * The navigation of the site, for pages and layouts. Built once in a build; in dev built on each
 * call, so that edits of a tree and new articles show at once.
 */
export function loadNavigation(): Promise<Navigation> {
  if (import.meta.env.DEV) return build();
  built ??= build();
  return built;
}

async function build(): Promise<Navigation> {
  // Imported here and not above: everything else in this room also runs outside Astro.
  const { getEntry } = await import('astro:content');
  const items = await Promise.all(
    treeNames.map(async (tree): Promise<[TreeName, NavigationItems[TreeName]]> => {
      const entry = await getEntry('navigation', tree);
      return [tree, entry?.data.items ?? []];
    }),
  );
  return buildNavigation(Object.fromEntries(items) as NavigationItems, publishedRoutes());
}
