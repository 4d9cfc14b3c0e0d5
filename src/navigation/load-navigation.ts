import { statSync } from 'node:fs';
import { buildNavigation } from './build-navigation.ts';
import { publishedRoutes } from './published-routes.ts';
import { navigationFile, readNavigationItems } from './read-navigation-items.ts';
import { type Navigation, treeNames } from './types.ts';
import { withApi } from './with-api.ts';

let loaded: { readonly version: string; readonly navigation: Navigation } | undefined;

/**
 * The navigation of the site, for pages, layouts, Markdown plugins and `astro.config`. Built once
 * in a process; Astro's dev server builds it anew for its pages when a tree or the set of pages
 * has changed. (Its Markdown plugins run outside of that and see such a change after a restart.)
 *
 * @throws AuthorError when a navigation file is wrong
 */
export async function loadNavigation(): Promise<Navigation> {
  return navigationNow();
}

/**
 * Whether a route is a page.
 *
 * @returns undefined when the site does not know such a route
 * @throws AuthorError when a navigation file is wrong
 */
export function isPublished(path: string): boolean | undefined {
  return navigationNow().isPublished(path);
}

/**
 * Every route that the site knows, published or not; sorted.
 *
 * @throws AuthorError when a navigation file is wrong
 */
export function knownRoutes(): readonly string[] {
  return navigationNow().routes();
}

function navigationNow(): Navigation {
  // Vite defines `env`; Node, which runs plugins and scripts, does not.
  if (loaded && !import.meta.env?.DEV) return loaded.navigation;
  const published = publishedRoutes();
  const version = versionOf(published);
  if (loaded?.version !== version) {
    loaded = { version, navigation: buildNavigation(withApi(readNavigationItems()), published) };
  }
  return loaded.navigation;
}

/** Text that differs when the navigation would. */
function versionOf(published: ReadonlySet<string>): string {
  return [...treeNames.map((tree) => statSync(navigationFile(tree)).mtimeMs), ...published].join();
}
