import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combine, navigationSchema, parseYaml, validate } from '../schemas/index.ts';
import { forEachTree } from './for-each-tree.ts';
import type { NavigationItem, NavigationItems, TreeName } from './types.ts';

/** File of a tree, from the project root. */
export function navigationFile(tree: TreeName): string {
  return `content/navigation/${tree}.yaml`;
}

/**
 * The trees from disk, for code that runs outside Astro's content layer.
 *
 * @param root the project's folder
 * @throws AuthorError that lists what does not follow the schema
 */
export function readNavigationItems(root: string = process.cwd()): NavigationItems {
  return forEachTree((tree) => readTree(root, tree));
}

function readTree(root: string, tree: TreeName): NavigationItem[] {
  const file = navigationFile(tree);
  const source = parseYaml(readFileSync(join(root, file), 'utf8'), { file });
  const result = validate(navigationSchema, source);
  if (!result.success) throw combine(result.errors, file);
  return result.data;
}
