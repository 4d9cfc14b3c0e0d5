import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders, findArticles, publishedRoutes } from '../../src/navigation/index.ts';
import { legacyRedirects } from '../../src/redirects/index.ts';
import { referenceRoutes } from '../../src/reference/index.ts';
import { Failure } from '../lib/failure.mjs';
import {
  allEntries,
  type Entry,
  entryAt,
  groupNamed,
  type Place,
  readTrees,
  withEntry,
} from './navigation.ts';
import type { Plan } from './plan.ts';
import { requireRoute, trimmed } from './routes.ts';
import { skeleton, titleOf, yamlText } from './skeleton.ts';

/** Where a new article stands in the sidebar, as the command line says it. */
export interface ArticleOptions {
  readonly label?: string | undefined;
  /** Route of the entry before it. */
  readonly after?: string | undefined;
  /** Label of the group that it ends. */
  readonly in?: string | undefined;
}

/**
 * A new article, with a place in the navigation where it has none yet.
 *
 * @param wanted its route
 * @param root the project's folder
 * @param generated routes of pages that are made from data
 * @throws Failure where it can't be, with what to write instead
 */
export function planArticle(
  wanted: string,
  options: ArticleOptions,
  root: string,
  generated: readonly string[] = referenceRoutes(root),
): Plan {
  const route = trimmed(wanted);
  const path = `/${route}`;
  const trees = readTrees(root);
  const entries = allEntries(trees);
  const known = entries.find((entry) => entry.path === path);
  if (!known) requireRoute(route, 'a route', 'article');
  refuseTaken(path, root, generated);
  const place = known ? refusePlace(known, options) : placeOf(entries, path, options);
  const tree = known?.tree ?? ('after' in place ? place.after : place.last).tree;
  const folder = folderOf(tree, route);
  const label = known?.label ?? options.label ?? '';
  const written = trees.find((one) => one.tree === tree);
  const isFolder =
    existsSync(join(root, folder, route)) ||
    entries.some((entry) => entry.path?.startsWith(`${path}/`));
  const file = `${folder}/${route}${isFolder ? '/index' : ''}.mdx`;
  return {
    name: route,
    route: path,
    files: [{ path: file, text: skeleton('article.mdx', { title: yamlText(titleOf(label)) }) }],
    ...(known || !written
      ? {}
      : { navigation: withEntry(written, { label, path }, place as Place) }),
  };
}

function refuseTaken(path: string, root: string, generated: readonly string[]): void {
  const article = findArticles(root).find(({ route }) => route === path);
  if (article) {
    const hint = `Change ${article.file}, and check it:\n  npm run check:content -- --only ${path.slice(1)}`;
    throw new Failure(`${path} already has an article.`, hint);
  }
  if (publishedRoutes(root, generated).has(path)) {
    throw new Failure(`${path} is a page that the build makes.`, 'Choose another route.');
  }
  const target = legacyRedirects[path];
  if (target !== undefined) {
    const hint = `Choose another route, or remove the rule in src/redirects/legacy-redirects.ts.`;
    throw new Failure(`${path} is an old address, which leads to ${target}.`, hint);
  }
}

/** An article that is planned in the navigation has its label and its place. */
function refusePlace(known: Entry, { label, after, in: group }: ArticleOptions): { last: Entry } {
  const other = label !== undefined && label !== known.label;
  if (other || after !== undefined || group !== undefined) {
    throw new Failure(
      `${known.path} already has a place in content/navigation/${known.tree}.yaml, with the label "${known.label}".`,
      `Write:\n  npm run new -- article ${known.path?.slice(1)}\nTo rename or move it, change that file.`,
    );
  }
  return { last: known };
}

function placeOf(entries: readonly Entry[], path: string, options: ArticleOptions): Place {
  const { label, after, in: group } = options;
  if (!label || Boolean(after) === Boolean(group)) {
    const missing = label ? 'one place in the sidebar, after a page or in a group' : 'a label';
    throw new Failure(
      `${path} is not in the navigation yet, so it needs ${missing}.`,
      `Write:\n  npm run new -- article ${path.slice(1)} --label "${label ?? 'Typed forms'}" --after guide/forms\n` +
        `  npm run new -- article ${path.slice(1)} --label "${label ?? 'Typed forms'}" --in "In-depth Guides > Forms"`,
    );
  }
  return after ? { after: entryAt(entries, after) } : { last: groupNamed(entries, group ?? '') };
}

function folderOf(tree: Entry['tree'], route: string): string {
  if (tree === 'tutorials') {
    const step = route.replace(/^tutorials\//, '');
    throw new Failure(
      `The navigation lists /${route} among the tutorials.`,
      `Write:\n  npm run new -- step ${step}`,
    );
  }
  return articleFolders.find(({ trees }) => trees.includes(tree))?.folder ?? 'content/docs';
}
