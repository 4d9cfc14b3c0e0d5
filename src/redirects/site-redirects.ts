import { buildNavigation, publishedRoutes, readNavigationItems } from '../navigation/index.ts';
import { catalogue, errorPages, errorsRoute, referenceData } from '../reference/index.ts';
import { type FlatRedirects, flattenRedirects, type Redirect } from './flatten-redirects.ts';
import { legacyRedirects } from './legacy-redirects.ts';
import { diagnosticsAmongErrors, moduleLinks, shortLinks } from './short-links.ts';

/**
 * The redirects of this site against the routes that exist on disk.
 *
 * @param root the project's folder
 * @throws AuthorError when a rule or a navigation file is wrong
 */
export function siteRedirects(root: string = process.cwd()): FlatRedirects {
  const published = publishedRoutes(root);
  const navigation = buildNavigation(readNavigationItems(root), published);
  const remaining = navigation.routesRemaining().map(({ path }) => path);
  return flattenRedirects(legacyRedirects, {
    isPublished: navigation.isPublished,
    routes: [...published, ...remaining],
  });
}

/**
 * The short addresses of error codes, and those of modules.
 *
 * @param root the project's folder
 * @throws Error when `prepareReference` has not run
 */
export function siteShortLinks(root: string = process.cwd()): Redirect[] {
  const pages = errorPages(referenceData('errors', root));
  return [
    ...shortLinks(pages),
    ...diagnosticsAmongErrors(pages, errorsRoute),
    ...moduleLinks(catalogue().map(({ module }) => module)),
  ];
}

let targets: ReadonlyMap<string, string> | undefined;

/**
 * Where an old address leads, for checks of links in articles.
 *
 * @returns undefined for every path that is not an old address
 */
export function redirectTarget(path: string): string | undefined {
  if (!targets) {
    const { active, waiting } = siteRedirects();
    targets = new Map([...active, ...waiting].map(({ from, to }) => [from, to]));
  }
  return targets.get(path);
}
