import { activeSection, type Lists } from './active-section.ts';
import { buildTree } from './build-tree.ts';
import { forEachTree } from './for-each-tree.ts';
import { normalizePath } from './normalize-path.ts';
import { pageTitle } from './page-title.ts';
import { sidebar } from './sidebar.ts';
import {
  type Location,
  type Navigation,
  type NavigationEntry,
  type NavigationItems,
  type RemainingRoute,
  type Section,
  type TreeName,
  treeNames,
} from './types.ts';
import { ancestorsOf, walk } from './walk.ts';

/** Labels of the pages that are sections of their own and stand in no tree. */
const labelsOfSections: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/playground': 'Playground',
};

/**
 * Answers every question about routes from the trees and the set of pages that exist.
 *
 * @param items the trees as written
 * @param published routes that are pages of this build
 */
export function buildNavigation(
  items: NavigationItems,
  published: ReadonlySet<string>,
): Navigation {
  const trees = forEachTree((name) => buildTree(items[name], published));
  const places = forEachTree((name) => firstPlaces(trees[name]));

  const lists: Lists = (tree, path) => places[tree].has(nearestPlace(path, places));
  const sectionOf = (address: string) => activeSection(normalizePath(address), lists);
  const locate = (address: string) => locateIn(places, normalizePath(address), sectionOf(address));
  // A page without a place stands where the list does that leads to it.
  const locateNear = (address: string) => locate(nearestPlace(normalizePath(address), places));

  return {
    trees,
    locate,
    activeSection: sectionOf,
    pageTitle(address, product, label) {
      const entry = locate(address)?.entry;
      const known = labelsOfSections[normalizePath(address)];
      return pageTitle(label ?? entry?.label ?? known, entry?.parent?.label, product);
    },
    breadcrumb: (address) => (locateNear(address)?.ancestors ?? []).map(crumb),
    sidebar(address) {
      const section = sectionOf(address);
      if (section !== 'docs' && section !== 'reference') return undefined;
      const path = normalizePath(address);
      return sidebar({ section, tree: trees[section], path, location: locateNear(path) });
    },
    isPublished(address) {
      const path = normalizePath(address);
      if (published.has(path)) return true;
      const known = path in labelsOfSections || treeNames.some((name) => places[name].has(path));
      return known ? false : undefined;
    },
    routes: () => [...published.union(new Set(allPaths(places)))].sort(),
    routesRemaining: () => [
      ...remainingSections(published),
      ...treeNames.flatMap((name) => remaining(name, places, locate)),
    ],
  };
}

/** The first entry of each path, by tree. */
type Places = Record<TreeName, ReadonlyMap<string, NavigationEntry>>;

function firstPlaces(tree: readonly NavigationEntry[]): Map<string, NavigationEntry> {
  const places = new Map<string, NavigationEntry>();
  for (const entry of walk(tree)) {
    if (entry.path !== undefined && !places.has(entry.path)) places.set(entry.path, entry);
  }
  return places;
}

/** The tree of the path's own section is asked first, then the others in order. */
function locateIn(places: Places, path: string, section: Section): Location | undefined {
  const own = treeNames.filter((name) => name === section);
  for (const tree of new Set([...own, ...treeNames])) {
    const entry = places[tree].get(path);
    if (entry) return { tree, section, entry, ancestors: ancestorsOf(entry) };
  }
  return undefined;
}

/** A path, or the nearest path above it that has a place: most errors have none, the list of all errors has one. */
function nearestPlace(path: string, places: Places): string {
  if (path === '/' || treeNames.some((tree) => places[tree].has(path))) return path;
  return nearestPlace(path.slice(0, path.lastIndexOf('/')) || '/', places);
}

function crumb(entry: NavigationEntry) {
  return { label: entry.label, path: entry.published ? entry.path : undefined };
}

function allPaths(places: Places): string[] {
  return [
    ...Object.keys(labelsOfSections),
    ...treeNames.flatMap((name) => [...places[name].keys()]),
  ];
}

function remainingSections(published: ReadonlySet<string>): RemainingRoute[] {
  return Object.entries(labelsOfSections)
    .filter(([path]) => !published.has(path))
    .map(([path, label]) => ({ tree: undefined, path, label }));
}

/** Routes of one tree without a page. Another tree may own a route: tutorials are listed in docs too. */
function remaining(tree: TreeName, places: Places, locate: Navigation['locate']): RemainingRoute[] {
  return [...places[tree]]
    .filter(([path, entry]) => !entry.published && locate(path)?.tree === tree)
    .map(([path, { label }]) => ({ tree, path, label }));
}
