import { listFiles } from '../schemas/index.ts';
import { findArticles } from './find-articles.ts';
import { normalizePath } from './normalize-path.ts';

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
  return listFiles(root, 'src/pages', '**/*.astro')
    .map((file) => file.replace(/\.astro$/, ''))
    .filter((file) => !file.includes('[') && !/(?:^|\/)_/.test(file))
    .map((file) => normalizePath(file.replace(/(?:^|\/)index$/, '')));
}
