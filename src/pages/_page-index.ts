import {
  type Navigation,
  publishedRoutes,
  type Section,
  unlistedRoutes,
} from '../navigation/index.ts';
import {
  catalogue,
  errorPages,
  errorTitle,
  referenceData,
  uniqueLabel,
} from '../reference/index.ts';

/** A page in the index. */
export interface IndexedPage {
  readonly label: string;
  readonly route: string;
}

/** Pages under one heading, in the order of the alphabet. */
export interface PageGroup {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly IndexedPage[];
}

/** The groups in their order. */
const titles = {
  docs: 'Docs',
  tutorials: 'Tutorials',
  reference: 'Reference',
  commands: 'Commands',
  errors: 'Errors and diagnostics',
  api: 'API',
  site: 'This site',
} as const;

type GroupId = keyof typeof titles;

/** Where the pages of a section go. */
const groupOfSection: Record<Section, GroupId> = {
  docs: 'docs',
  tutorials: 'tutorials',
  playground: 'tutorials',
  reference: 'reference',
  home: 'site',
  none: 'site',
};

/** The index itself, and what stands in for pages. */
const unlisted = new Set(['/search', ...unlistedRoutes]);

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Every page of the site, each once, by group. */
export function pageIndex(navigation: Navigation): PageGroup[] {
  const generated = generatedPages();
  const pages = [...publishedRoutes()]
    .filter((route) => !unlisted.has(route))
    .map((route) => ({ route, ...(generated.get(route) ?? articleOf(route, navigation)) }));
  return Object.entries(titles)
    .map(([id, title]) => ({
      id,
      title,
      pages: pages
        .filter(({ group }) => group === id)
        .map((page, _index, all) => ({
          label: labelAmong(all, page, navigation),
          route: page.route,
        }))
        .sort(byLabel),
    }))
    .filter((group) => group.pages.length > 0);
}

interface Place {
  readonly group: GroupId;
  readonly label: string;
}

/** Pages that are made from data, by route. */
function generatedPages(): Map<string, Place> {
  const api = catalogue();
  const entries = api.flatMap((module) => module.entries);
  return new Map<string, Place>([
    ...entries.map((entry): [string, Place] => [
      entry.address,
      { group: 'api', label: uniqueLabel(entry, api) },
    ]),
    ...referenceData('cli').commands.map(({ route, name }): [string, Place] => [
      route,
      { group: 'commands', label: `ng ${name}` },
    ]),
    ...errorPages(referenceData('errors')).map((page): [string, Place] => [
      page.route,
      { group: 'errors', label: errorTitle(page) },
    ]),
  ]);
}

/** An article is called as in the navigation; one that is an overview, as what it is the overview of. */
function articleOf(route: string, navigation: Navigation): Place {
  const entry = navigation.locate(route)?.entry;
  const whole = entry?.label.startsWith('Overview') ? entry.parent?.label : undefined;
  const label = whole ? `${whole}: overview` : entry?.label;
  return {
    group: groupOfSection[navigation.activeSection(route)],
    label: label ?? (route === '/' ? 'Home' : route.slice(1)),
  };
}

/** The label of a page; where another page of its group has the same one, with what each is a part of. */
function labelAmong(
  pages: readonly IndexedPage[],
  { label, route }: IndexedPage,
  navigation: Navigation,
): string {
  if (!pages.some((page) => page.label === label && page.route !== route)) return label;
  const parent = navigation.locate(route)?.entry.parent?.label;
  return parent ? `${label} (${parent})` : label;
}

/** As readers look names up: without regard to case, or to the signs that some names start with. */
function byLabel(a: IndexedPage, b: IndexedPage): number {
  const plain = ({ label }: IndexedPage) => label.replace(/^[@$_\u0275]+/, '');
  return collator.compare(plain(a), plain(b)) || (a.route < b.route ? -1 : 1);
}
