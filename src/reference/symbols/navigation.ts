import type { NavigationItem } from '../../schemas/index.ts';
import { catalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue-types.ts';

/** Routes of the pages about API entries. */
export function apiRoutes(from: Catalogue = catalogue()): string[] {
  return from.flatMap(({ entries }) => entries.map(({ address }) => address));
}

/** The API in the navigation: a group for each module, with its entries. */
export function apiNavigation(from: Catalogue = catalogue()): NavigationItem[] {
  return from.map(({ label, entries }) => ({
    label,
    children: entries.map(({ name, address }) => ({ label: name, path: address })),
  }));
}
