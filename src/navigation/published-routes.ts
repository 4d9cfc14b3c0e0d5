import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildNavigation } from './build-navigation.ts';
import { findArticles } from './find-articles.ts';
import { normalizePath } from './normalize-path.ts';
import { readNavigationItems } from './read-navigation-items.ts';
import type { Navigation } from './types.ts';

/**
 * Routes of pages that neither an article nor a file of src/pages without parameters stands for,
 * because a route with parameters makes them from generated data.
 */
const generatedRoutes: readonly string[] = [];

/**
 * The routes that are pages: every article, every page of src/pages without parameters, and the
 * generated ones. The single answer for the site, the Markdown plugins and the scripts.
 *
 * @param root the project's folder
 */
export function publishedRoutes(root: string = process.cwd()): Set<string> {
  return new Set([
    ...findArticles(root).map((article) => article.route),
    ...staticPages(root),
    ...generatedRoutes,
  ]);
}

function staticPages(root: string): string[] {
  return globSync('**/*.astro', { cwd: join(root, 'src/pages') })
    .map((file) => file.replaceAll('\\', '/').replace(/\.astro$/, ''))
    .filter((file) => !file.includes('[') && !/(?:^|\/)_/.test(file))
    .map((file) => normalizePath(file.replace(/(?:^|\/)index$/, '')));
}

let navigation: Navigation | undefined;

/**
 * Whether a route is a page, for code that runs outside Astro's content layer: Markdown plugins and
 * `astro.config`. Reads the disk once, so a dev server that was started before an article was
 * written links to it from prose after a restart.
 *
 * @returns undefined when the site does not know such a route
 * @throws AuthorError when a navigation file is wrong
 */
export function isPublished(path: string): boolean | undefined {
  navigation ??= buildNavigation(readNavigationItems(), publishedRoutes());
  return navigation.isPublished(path);
}
