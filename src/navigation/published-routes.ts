import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDraft, showsDrafts } from '../authoring/index.ts';
import { listFiles } from '../files/index.ts';
import { referenceRoutes } from '../reference/index.ts';
import { type Article, findArticles } from './find-articles.ts';
import { isFramed } from './framed-routes.ts';
import { normalizePath } from './normalize-path.ts';

/**
 * The routes that are pages: every article that is no draft, every page of src/pages without parameters and for readers of
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
    ...publishedArticles(root).map((article) => article.route),
    ...staticPages(root),
    ...generated,
  ]);
}

/** The articles that are pages: the development server makes pages of drafts too. */
function publishedArticles(root: string): Article[] {
  const articles = findArticles(root);
  if (showsDrafts()) return articles;
  return articles.filter(({ file }) => !isDraft(readFileSync(join(root, file), 'utf8')));
}

function staticPages(root: string): string[] {
  return listFiles(root, 'src/pages', '**/*.astro')
    .map((file) => file.replace(/\.astro$/, ''))
    .filter((file) => !file.includes('[') && !/(?:^|\/)_/.test(file))
    .map((file) => normalizePath(file.replace(/(?:^|\/)index$/, '')))
    .filter((route) => !isFramed(route));
}
