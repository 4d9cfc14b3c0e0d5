import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigationSchema, parseYaml, throwAll, validate } from '../schemas/index.ts';
import { type NavigationItem, type NavigationItems, type TreeName, treeNames } from './types.ts';

/** File of a tree, from the project root. */
export function navigationFile(tree: TreeName): string {
  return `content/navigation/${tree}.yaml`;
}

/**
 * The trees from disk, for code that runs outside Astro's content layer.
 *
 * @param root the project's folder
 * @throws AuthorError at the first line that does not follow the schema
 */
export function readNavigationItems(root: string = process.cwd()): NavigationItems {
  return Object.fromEntries(treeNames.map((tree) => [tree, readTree(root, tree)])) as Record<
    TreeName,
    NavigationItem[]
  >;
}

function readTree(root: string, tree: TreeName): NavigationItem[] {
  const file = navigationFile(tree);
  const source = parseYaml(readFileSync(join(root, file), 'utf8'), { file });
  const result = validate(navigationSchema, source);
  return result.success ? result.data : throwAll(result.errors, file);
}
