import { type Navigation, type NavigationEntry, walk } from '../../navigation/index.ts';

/** The part of a page that lists of pages need. */
export interface ListedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** Pages under one heading, in reading order. */
export interface PageSection<Page extends ListedPage> {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Trees whose pages are articles, in the order in which they are read. */
const trees = ['docs', 'tutorials', 'reference'] as const;
export type ListedTree = (typeof trees)[number];

/** Kinds of pages that there are hundreds of: their overview lists them. */
const listedElsewhere = /^\/(?:api|cli|errors|extended-diagnostics)\/./;

/**
 * The articles of the site by the groups of its navigation, each page once.
 *
 * @param pages by route
 */
export function pageSections<Page extends ListedPage>(
  navigation: Navigation,
  pages: ReadonlyMap<string, Page>,
  names: readonly ListedTree[] = trees,
): PageSection<Page>[] {
  const seen = new Set<string>();
  const pagesOf = (entry: NavigationEntry): Page[] =>
    [...walk([entry])].flatMap(({ path = '' }) => {
      const page = pages.get(path);
      if (!page || seen.has(path) || listedElsewhere.test(path)) return [];
      seen.add(path);
      return [page];
    });
  const sections = names.flatMap((name) =>
    navigation.trees[name].map((entry) => ({ title: entry.label, pages: pagesOf(entry) })),
  );
  return sections.filter((section) => section.pages.length > 0);
}
