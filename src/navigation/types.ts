import type { NavigationItem } from '../schemas/index.ts';

export type { NavigationItem };

/** The trees, each a file of that name in `content/navigation`. */
export const treeNames = ['docs', 'reference', 'tutorials', 'footer'] as const;
export type TreeName = (typeof treeNames)[number];

/** The trees as their authors wrote them. */
export type NavigationItems = Record<TreeName, readonly NavigationItem[]>;

/** The section that the primary navigation marks; `none` for the error page and the footer's pages. */
export type Section = 'home' | 'docs' | 'reference' | 'playground' | 'tutorials' | 'none';

/** An entry with its place in the tree. */
export interface NavigationEntry {
  readonly label: string;
  readonly path: string | undefined;
  /** Address outside the site, instead of a path. */
  readonly url: string | undefined;
  readonly status: NavigationItem['status'];
  readonly category: string | undefined;
  /** Depth, from 1. */
  readonly level: number;
  readonly parent: NavigationEntry | undefined;
  readonly children: readonly NavigationEntry[];
  /** Whether `path` is a page of this build. */
  readonly published: boolean;
}

export type NavigationTrees = Record<TreeName, readonly NavigationEntry[]>;

/** Where a path stands in the navigation. */
export interface Location {
  readonly tree: TreeName;
  readonly section: Section;
  readonly entry: NavigationEntry;
  /** Outermost first, the entry itself excluded. */
  readonly ancestors: readonly NavigationEntry[];
}

/** One step of a breadcrumb; without a path it is plain text. */
export interface Crumb {
  readonly label: string;
  readonly path: string | undefined;
}

interface SidebarItemBase {
  readonly label: string;
  readonly status: NavigationItem['status'];
  /** Whether this is the current page. The same page may stand in two places; both are active. */
  readonly active: boolean;
  /** Whether the current page is beneath this item. */
  readonly containsActive: boolean;
}

/** A row of the sidebar. */
export type SidebarItem =
  | (SidebarItemBase & { readonly kind: 'link'; readonly href: string })
  | (SidebarItemBase & { readonly kind: 'external'; readonly href: string })
  | (SidebarItemBase & {
      /** A group with a slide of its own. */
      readonly kind: 'expand';
      /** First published page beneath it. */
      readonly href: string;
      /** `Slide.id` of its slide when the sidebar of this page has it. */
      readonly slide: string | undefined;
    })
  /** Nothing published stands behind it. */
  | (SidebarItemBase & { readonly kind: 'text' });

/** Items under one category label; without a label they stand alone. */
export interface SidebarGroup {
  readonly label: string | undefined;
  readonly items: readonly SidebarItem[];
  /** What is missing from a long list, of which the page brings only the rows near its own. */
  readonly missing: MissingRows | undefined;
}

/** The rows that a shortened list lacks. */
export interface MissingRows {
  /** The page that has the whole list. */
  readonly href: string;
  /** Text of the link to that page. */
  readonly label: string;
  /** How many rows are missing above the first item. */
  readonly before: number;
  /** How many rows are missing below the last item. */
  readonly after: number;
}

/** Part of a slide; on the first slide of Docs each group of level 1 is one, with its label as header. */
export interface SidebarPart {
  readonly label: string | undefined;
  readonly status: NavigationItem['status'];
  readonly groups: readonly SidebarGroup[];
}

export interface Slide {
  /** Unique in a sidebar: `docs`, `docs-1-2`, … from the positions of its ancestors. */
  readonly id: string;
  /** Label of the entry whose children are shown: text of the back button. None on the first slide. */
  readonly back: string | undefined;
  readonly parts: readonly SidebarPart[];
}

/** The secondary navigation of one page. */
export interface Sidebar {
  readonly section: 'docs' | 'reference';
  /** The first slide and one for each ancestor of the page that has a slide, outermost first. */
  readonly slides: readonly Slide[];
  /** Index of the slide in view when the page opens. */
  readonly open: number;
}

/** A route that is not a page of this build. */
export interface RemainingRoute {
  /** Undefined for a section that stands in no tree. */
  readonly tree: TreeName | undefined;
  readonly path: string;
  readonly label: string;
}

/** What the rest of the site asks about its routes. Paths may carry query, fragment or a trailing slash. */
export interface Navigation {
  readonly trees: NavigationTrees;
  /** The first place of a path in the trees; undefined when none has it. */
  locate(path: string): Location | undefined;
  activeSection(path: string): Section;
  /**
   * Content of the title element.
   * @param product last part of every title
   * @param label of a page that is in no tree, such as a symbol of the API
   */
  pageTitle(path: string, product: string, label?: string): string;
  /** Ancestors of a page, outermost first; empty when it has none. */
  breadcrumb(path: string): readonly Crumb[];
  /** The secondary navigation; undefined on pages that have none. */
  sidebar(path: string): Sidebar | undefined;
  /** Whether a route is a page; undefined when the site does not know such a route. */
  isPublished(path: string): boolean | undefined;
  /** Every route that the site knows, published or not; sorted. */
  routes(): readonly string[];
  /** Routes whose page does not exist yet: sections of their own, then in tree order. */
  routesRemaining(): readonly RemainingRoute[];
}
