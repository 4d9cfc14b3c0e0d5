import { groupByCategory } from './group-by-category.ts';
import { rowsNearPage } from './rows-near-page.ts';
import type {
  Location,
  NavigationEntry,
  Sidebar,
  SidebarGroup,
  SidebarItem,
  SidebarPart,
  Slide,
} from './types.ts';
import { containsPath, firstPublishedPath } from './walk.ts';
import { apiList } from './with-api.ts';

/** Levels that the first slide shows. */
const levelsOfFirstSlide = { docs: 2, reference: 1 } as const;

/** What a sidebar is made from. */
export interface SidebarRequest {
  readonly section: 'docs' | 'reference';
  readonly tree: readonly NavigationEntry[];
  /** Normalized path of the page. */
  readonly path: string;
  /** Place in the tree of the page, or of the nearest page above it that has one. */
  readonly location: Location | undefined;
}

/**
 * The sidebar of one page: the first slide of its section, and a slide for each ancestor of the page
 * that is deeper than the first slide shows. All other slides belong to other pages, which keeps them
 * out of this page's HTML. Of a long slide, too, only the rows near the page are there; the first page beneath
 * the slide's entry has all of them.
 */
export function sidebar({ section, tree, path, location }: SidebarRequest): Sidebar {
  const depth = levelsOfFirstSlide[section];
  const ancestors = location?.tree === section ? location.ancestors : [];
  const opened = ancestors.filter((entry) => entry.level >= depth);
  const context: Context = { path, ids: slideIds(section, opened, tree) };
  const slides = [
    { id: section, back: undefined, parts: firstSlideParts(section, tree, context) },
    ...opened.map((entry) => slideOf(entry, context)),
  ];
  // The list of the API opens no slide, so that the reader sees the whole Reference.
  return { section, slides, open: path === apiList ? 0 : slides.length - 1 };
}

interface Context {
  readonly path: string;
  /** Ids of the slides that this sidebar has. */
  readonly ids: ReadonlyMap<NavigationEntry, string>;
}

function slideIds(
  section: string,
  opened: readonly NavigationEntry[],
  tree: readonly NavigationEntry[],
): Map<NavigationEntry, string> {
  return new Map(opened.map((entry) => [entry, [section, ...positionOf(entry, tree)].join('-')]));
}

/** Positions from 1 of an entry and its ancestors among their siblings, outermost first. */
function positionOf(entry: NavigationEntry, tree: readonly NavigationEntry[]): number[] {
  const siblings = entry.parent?.children ?? tree;
  const above = entry.parent ? positionOf(entry.parent, tree) : [];
  return [...above, siblings.indexOf(entry) + 1];
}

function firstSlideParts(
  section: 'docs' | 'reference',
  tree: readonly NavigationEntry[],
  context: Context,
): SidebarPart[] {
  if (section === 'reference') return [part(tree, context)];
  return tree.map((entry) =>
    entry.children.length === 0
      ? part([entry], context)
      : { ...part(entry.children, context), label: entry.label, status: entry.status },
  );
}

function slideOf(entry: NavigationEntry, context: Context): Slide {
  return {
    id: context.ids.get(entry) ?? '',
    back: entry.label,
    parts: [shortPart(entry, context)],
  };
}

function part(entries: readonly NavigationEntry[], context: Context): SidebarPart {
  const groups: SidebarGroup[] = groupByCategory(entries).map((group) => ({
    label: group.label,
    items: group.entries.map((entry) => item(entry, context)),
    missing: undefined,
  }));
  return { label: undefined, status: undefined, groups };
}

/** What is beneath an entry: whole on the first page there, elsewhere without the rows that are far from the page. */
function shortPart(entry: NavigationEntry, context: Context): SidebarPart {
  const whole = part(entry.children, context);
  const href = firstPublishedPath(entry);
  if (href === undefined || href === context.path) return whole;
  return { ...whole, groups: whole.groups.map((group) => shorten(group, entry.label, href)) };
}

function shorten(group: SidebarGroup, name: string, href: string): SidebarGroup {
  const { rows, before, after } = rowsNearPage(
    group.items,
    ({ active, containsActive }) => active || containsActive,
  );
  if (before + after === 0) return group;
  const label = `All ${group.items.length} entries of ${group.label ?? name}`;
  return { ...group, items: rows, missing: { href, label, before, after } };
}

function item(entry: NavigationEntry, { path, ids }: Context): SidebarItem {
  const common = {
    label: entry.label,
    status: entry.status,
    active: entry.path === path,
    containsActive: containsPath(entry, path),
  };
  if (entry.url !== undefined) return { ...common, kind: 'external', href: entry.url };
  const href = firstPublishedPath(entry);
  if (href === undefined) return { ...common, kind: 'text' };
  if (entry.children.length === 0) return { ...common, kind: 'link', href };
  return { ...common, kind: 'expand', href, slide: ids.get(entry) };
}
