import { listFiles } from '../files/index.ts';
import { referenceRoutes } from '../reference/index.ts';
import { findArticles } from './find-articles.ts';
import { isFramed } from './framed-routes.ts';
import { normalizePath } from './normalize-path.ts';

/**
 * The routes that are pages: every article, every page of src/pages without parameters and for readers of
 * this site, and the generated ones. The single answer for the site, the Markdown plugins and the scripts.
 *
 * @param root the project's folder
 * @param generated routes of pages that are made from data
 * @throws Error when `prepareReference` has not run
 */
export function publishedRoutes(
  root: string = process.cwd(),
  generated: readonly string[] = referenceRoutes(root),
): Set<string> {
  return new Set([
    ...findArticles(root).map((article) => article.route),
    ...staticPages(root),
    ...generated,
  ]);
}

function staticPages(root: string): string[] {
  return listFiles(root, 'src/pages', '**/*.astro')
    .map((file) => file.replace(/\.astro$/, ''))
    .filter((file) => !file.includes('[') && !/(?:^|\/)_/.test(file))
    .map((file) => normalizePath(file.replace(/(?:^|\/)index$/, '')))
    .filter((route) => !isFramed(route));
}
