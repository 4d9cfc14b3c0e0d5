import type { Navigation, NavigationEntry } from '../../navigation/index.ts';

/** A section of the docs, as readers see it in the sidebar. */
export interface SectionName {
  /** The same for all its pages, and for no others. */
  readonly id: string;
  readonly title: string;
}

/** Trees whose entries are sections. */
const trees = ['docs', 'tutorials', 'reference'];

/** Pages outside of all trees. */
const others: SectionName = { id: 'site', title: 'This site' };

/**
 * The section of a page: in Docs the entry of the second level, such as Signals in In-depth Guides, where it has pages beneath it, elsewhere the group around; in other trees
 * the entry of the first level. A page that stands in no tree belongs to what its address is below: `/errors/NG0203` to `/errors`. The API has too many pages for one section: each of its
 * modules is one.
 */
export function sectionName(page: string, navigation: Navigation): SectionName {
  const module = /^\/api\/(.+)\/[^/]+$/.exec(page)?.[1];
  if (module) return { id: `api/${module}`, title: `API: ${module}` };
  const place = navigation.locate(page);
  if (!place) return above(page, navigation);
  if (!trees.includes(place.tree)) return others;
  const line = [...place.ancestors, place.entry];
  const second = place.tree === 'docs' ? line[1] : undefined;
  const entry = second && second.children.length > 0 ? second : line[0];
  return entry ? nameOf(entry, place.tree) : others;
}

const nameOf = ({ label }: NavigationEntry, tree: string): SectionName => ({
  id: `${tree}/${label}`,
  title: label,
});

function above(page: string, navigation: Navigation): SectionName {
  const folder = page.replace(/\/[^/]*$/, '');
  if (folder === '' || folder === page) return others;
  return sectionName(folder, navigation);
}
