/** Levels of the hierarchy that a hit stands in: the area of the site, the page, and its headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** Texts from the area of the site down to the heading; `null` below the deepest one. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** The hierarchy of a place, from the area of the site down. */
export function hierarchyOf(path: readonly (string | null | undefined)[]): Hierarchy {
  return Object.fromEntries(
    levels.map((level, index) => [level, path[index] ?? null]),
  ) as Hierarchy;
}

/** The page of an address. */
export function routeOf(url: string): string {
  return url.replace(/#.*/, '');
}

/**
 * What readers can find: a page, a heading, or a paragraph. The build makes them from the pages, and every provider is fed with the same ones.
 */
export interface SearchRecord {
  readonly objectID: string;
  /** Path with fragment; hosted indexes may hold absolute addresses. */
  readonly url: string;
  /** The deepest level of its hierarchy, or `content` for text below it. */
  readonly type: Level | 'content';
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** Of a page: what it says of itself. */
  readonly description?: string;
  /** Of the page of an entry of the API: its module. */
  readonly module?: string;
  /** Of the page of an entry of the API: its kind. */
  readonly kind?: string;
  /** Other names of the page: aliases, selectors, forms of an error code. */
  readonly aliases?: readonly string[];
  /** What readers call the page who do not know its name. */
  readonly keywords?: readonly string[];
  /** Terms of the glossary that the page explains, and their other names. */
  readonly terms?: readonly string[];
  /** Names of members, inherited ones included, and of options. */
  readonly members?: readonly string[];
  /** Messages of errors. */
  readonly messages?: readonly string[];
  /** Of a page: how many pages lead to it. */
  readonly linkedFrom?: number;
  /** Whether the page is about something deprecated. */
  readonly deprecated?: boolean;
}

/** A part of a hit with the places that match the query between the two marks. */
export interface Snippet {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** A record that matches a query, as every provider returns it; the names are those of the hosted service's answers. */
export interface SearchHit extends SearchRecord {
  readonly _snippetResult?:
    | {
        readonly hierarchy?: Readonly<Partial<Record<Level, Snippet>>> | undefined;
        readonly content?: Snippet | undefined;
      }
    | undefined;
}

/**
 * Stand before and after a match in a snippet. Characters of a private area and no tags: whatever an index holds remains text, and no text of a page
 * can be taken for a mark.
 */
export const marks = { before: '\uE000', after: '\uE001' } as const;
