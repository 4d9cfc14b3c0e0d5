import { routeOf, type SearchRecord } from '../hit.ts';
import { errorCodeIn } from '../titles/error-code.ts';
import {
  type TitledHeading,
  type TitledPage,
  type TitlesFile,
  usualFragment,
} from '../titles/titles-file.ts';

/** Its headings are names of what other pages explain, and who types such a name wants those. Its text is found as any text. */
const glossary = '/reference/glossary';

/** Title of the section of what an entry inherits. */
const inherited = 'Inherited members';

/** A section that more pages have names none of them: `When it goes wrong`, `Members`. */
const mostPagesOfSection = 20;

/** Makes the titles of the site's pages from its records. */
export function makeTitles(records: readonly SearchRecord[]): TitlesFile {
  const pages = Map.groupBy(records, ({ url }) => routeOf(url));
  const structural = structuralSections(records);
  const areas = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0 ?? ''))].sort();
  return {
    areas,
    pages: [...pages.values()]
      .map((group) => titledPage(group, areas, structural))
      .filter((page) => page !== undefined),
  };
}

/** The sections of the first level that the templates of pages and the form of articles bring. */
function structuralSections(records: readonly SearchRecord[]): ReadonlySet<string> {
  const sections = records.filter(({ type }) => type === 'lvl2');
  const counts = Map.groupBy(sections, ({ hierarchy }) => hierarchy.lvl2 ?? '');
  return new Set(
    [...counts].filter(([, all]) => all.length > mostPagesOfSection).map(([text]) => text),
  );
}

function titledPage(
  records: readonly SearchRecord[],
  areas: readonly string[],
  structural: ReadonlySet<string>,
): TitledPage | undefined {
  const page = records.find(({ type }) => type === 'lvl1');
  if (!page) return undefined;
  const {
    url,
    hierarchy,
    description = '',
    aliases = [],
    terms = [],
    keywords = [],
    members = [],
    messages = [],
    linkedFrom = 0,
    deprecated,
  } = page;
  // What an entry inherits is a part of it, and no place that one would go to for it.
  const headings = records
    .filter(
      ({ type, hierarchy: { lvl2, lvl3 } }) =>
        /^lvl[2-6]$/.test(type) &&
        url !== glossary &&
        !(lvl2 === inherited && lvl3) &&
        !(type === 'lvl2' && structural.has(lvl2 ?? '')),
    )
    .map((record) => headingOf(record));
  const shown = new Set(headings.map(([heading]) => heading));
  const named = members.filter((name) => !shown.has(name));
  const popularity = Math.round(Math.log2(1 + linkedFrom));
  return {
    route: url,
    area: areas.indexOf(hierarchy.lvl0 ?? ''),
    title: hierarchy.lvl1 ?? '',
    description,
    // A code that is typed in any form is recognized: see `error-code.ts`.
    ...list(
      'aliases',
      aliases.filter((name) => !url.endsWith(`/${errorCodeIn(name)}`)),
    ),
    ...list('terms', terms),
    ...list('keywords', keywords),
    ...list('headings', headings),
    ...list('members', named),
    ...list('messages', messages),
    ...(popularity > 0 && { popularity }),
    ...(deprecated && { deprecated: true }),
  };
}

/** A list of a page, unless it is empty. */
function list<Name extends keyof TitledPage>(
  name: Name,
  items: TitledPage[Name] & readonly unknown[],
) {
  return items.length > 0 ? ({ [name]: items } as Pick<TitledPage, Name>) : {};
}

function headingOf({ url, type, hierarchy }: SearchRecord): TitledHeading {
  const text = hierarchy[type as 'lvl2'] ?? '';
  const id = url.slice(url.indexOf('#') + 1);
  return id === usualFragment(text) ? [text] : [text, id];
}
