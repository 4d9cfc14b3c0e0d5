import { apiNavigation, catalogue } from '../reference/index.ts';
import type { NavigationItem, NavigationItems } from './types.ts';

/** Path of the list of the API; the group that has it gets the modules. */
export const apiList = '/api';

/**
 * The trees with the entries of the API: authors write the group that has the list, and the packages give what follows it.
 *
 * @throws Error when `prepareReference` has not run
 */
export function withApi(items: NavigationItems, root: string = process.cwd()): NavigationItems {
  const modules = apiNavigation(catalogue(root));
  return { ...items, reference: items.reference.map((item) => addModules(item, modules)) };
}

function addModules(item: NavigationItem, modules: readonly NavigationItem[]): NavigationItem {
  if (!item.children?.some(({ path }) => path === apiList)) return item;
  return { ...item, children: [...item.children, ...modules] };
}
