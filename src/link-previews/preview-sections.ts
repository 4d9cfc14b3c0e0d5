import { headingSlug } from '../markdown/index.ts';
import type { Navigation, NavigationEntry } from '../navigation/index.ts';

/** Pages that share a picture in link previews. */
export interface PreviewSection {
  /** Name of the picture's file. */
  readonly id: string;
  /** As the picture says it. */
  readonly title: string;
}

/** Trees whose outermost entries are sections. */
const trees = ['docs', 'tutorials', 'reference'] as const;

/** Every section that has a page; sorted by id, each once. */
export function previewSections({ trees: byName }: Navigation): PreviewSection[] {
  const sections = trees.flatMap((name) => byName[name].filter(hasPage).map(sectionAt));
  const byId = new Map(sections.map((section) => [section.id, section]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The section of a page. One that stands in no tree belongs to what its address is below: `/errors/NG0203` to `/errors`.
 *
 * @returns undefined for pages outside of all sections, such as the home page
 */
export function previewSectionOf(path: string, navigation: Navigation): PreviewSection | undefined {
  const place = navigation.locate(path);
  if (place) {
    const isSection = (trees as readonly string[]).includes(place.tree);
    return isSection ? sectionAt(place.ancestors[0] ?? place.entry) : undefined;
  }
  const above = path.replace(/\/[^/]*$/, '');
  return above === path || above === '' ? undefined : previewSectionOf(above, navigation);
}

/** Address of a section's picture; of that of the whole site for pages outside of all sections. */
export function previewAddress(section: PreviewSection | undefined): string {
  return section ? `/link-previews/${section.id}.png` : '/open-graph.png';
}

const sectionAt = ({ label }: NavigationEntry): PreviewSection => ({
  id: headingSlug(label),
  title: label,
});

const hasPage = ({ published, children }: NavigationEntry): boolean =>
  published || children.some(hasPage);
