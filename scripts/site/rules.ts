import { unlistedRoutes } from '../../src/navigation/unlisted-routes.ts';
import { type Page, routeOf } from './pages.ts';
import { decoded, type Site } from './site.ts';

/** Something that is wrong with a built page. */
export interface Finding {
  /** Name of the rule. */
  readonly rule: string;
  /** File of the page. */
  readonly page: string;
  readonly message: string;
}

/** A rule says, in a sentence each, what a page does wrong. */
type Rule = (page: Page, site: Site) => string[];

/** The parts of an address on this site; undefined for one that leads elsewhere. */
function internal(
  address: string,
  page: Page,
  site: Site,
): { pathname: string; fragment: string } | undefined {
  let url: URL;
  try {
    url = new URL(address, site.origin + page.base);
  } catch {
    return undefined;
  }
  if (url.origin !== site.origin) return undefined;
  return { pathname: url.pathname, fragment: decoded(url.hash.slice(1)) };
}

function hasFragment(file: string, fragment: string, site: Site): boolean {
  // The empty fragment and `top` lead to the top of any page; a text directive searches for words.
  if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return true;
  const page = site.page(file);
  return page ? page.ids.includes(fragment) : site.text(file).includes(`id="${fragment}"`);
}

const addressesAreAddresses: Rule = ({ references }) =>
  references
    .filter(({ address }) => !URL.canParse(address, 'https://a.example'))
    .map(({ from, address }) => `${from} "${address}" is not an address`);

const linksResolve: Rule = (page, site) =>
  page.references.flatMap(({ from, address }) => {
    const target = internal(address, page, site);
    if (!target || site.fileAt(target.pathname)) return [];
    return [`${from} "${address}" leads to no file`];
  });

const fragmentsResolve: Rule = (page, site) =>
  page.references.flatMap(({ from, address }) => {
    const target = internal(address, page, site);
    const file = target && site.fileAt(target.pathname);
    if (!target || !file || hasFragment(file, target.fragment, site)) return [];
    return [`${from} "${address}" names a fragment that ${file} does not have`];
  });

const noLinksToForwards: Rule = (page, site) =>
  page.references.flatMap(({ from, address }) => {
    if (page.forwards || !from.startsWith('a[')) return [];
    const target = internal(address, page, site);
    const file = target && site.fileAt(target.pathname);
    return file && site.page(file)?.forwards
      ? [`${from} "${address}" leads to a page that forwards: link its target`]
      : [];
  });

const uniqueIds: Rule = ({ ids }) =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `the id "${id}" occurs more than once`,
  );

const oneTopHeading: Rule = ({ topHeadings, forwards }) =>
  forwards || topHeadings === 1 ? [] : [`has ${topHeadings} h1 elements instead of one`];

/** Who moves from heading to heading takes a level that is left out for a part that is missing. */
const headingsSkipNoLevel: Rule = ({ headingLevels }) =>
  headingLevels.flatMap((level, index) => {
    const before = headingLevels[index - 1] ?? 1;
    return level > before + 1 ? [`an h${level} follows an h${before}: a level is left out`] : [];
  });

const framesHaveTheirTitles: Rule = ({ frameTitles }) => [
  ...frameTitles.filter((title) => title.trim() === '').map(() => 'a frame has no title'),
  ...frameTitles
    .filter((title, index) => frameTitles.indexOf(title) !== index)
    .map((title) => `more than one frame has the title "${title}"`),
];

const imagesHaveAlternatives: Rule = ({ imagesWithoutAlt }) =>
  imagesWithoutAlt.map(
    (source) => `the image "${source}" has no alt attribute (empty for a decoration)`,
  );

const linksHaveNames: Rule = ({ linksWithoutName }) =>
  linksWithoutName.map(
    (address) =>
      `the link to "${address}" has no text and no label (a link in a link ends the outer one)`,
  );

const canonicalIsRight: Rule = ({ canonical, route, file, forwards }, { origin }) => {
  // Where a forward leads is checked with its rule for redirects; the error and the offline page have no address of their own.
  if (forwards || unlistedRoutes.includes(routeOf(file))) return [];
  const expected = origin + route;
  return canonical === expected
    ? []
    : [
        `its canonical address is ${canonical ? `"${canonical}"` : 'missing'}, expected "${expected}"`,
      ];
};

const titleIsUnique: Rule = (page, site) => {
  if (page.forwards) return [];
  if (!page.title) return ['has no title'];
  const first = site.pages.find(({ title, forwards }) => !forwards && title === page.title);
  return first && first !== page ? [`has the title "${page.title}" of ${first.file}`] : [];
};

const announcedCodeIsThere: Rule = ({ brokenAnnouncements }) =>
  brokenAnnouncements.map((sentence) => `announces code that is not there: "${sentence}"`);

const relatedPagesAreLinked: Rule = ({ relatedWithoutLink }) =>
  relatedWithoutLink.map((text) => `the entry "${text}" under "See also" has no link`);

const descriptionIsPresent: Rule = ({ description, forwards }) =>
  forwards || description ? [] : ['has no meta description'];

/** The rules by name. */
export const rules: Readonly<Record<string, Rule>> = {
  address: addressesAreAddresses,
  announcement: announcedCodeIsThere,
  canonical: canonicalIsRight,
  description: descriptionIsPresent,
  forward: noLinksToForwards,
  fragment: fragmentsResolve,
  frame: framesHaveTheirTitles,
  heading: oneTopHeading,
  headings: headingsSkipNoLevel,
  id: uniqueIds,
  image: imagesHaveAlternatives,
  link: linksResolve,
  name: linksHaveNames,
  related: relatedPagesAreLinked,
  title: titleIsUnique,
};

/** The rules for pages that are shown in frames, and are no pages of the site: nobody searches for them, and their headings are their own. */
const framedRules = { address: addressesAreAddresses, id: uniqueIds, link: linksResolve };

function findingsOf(page: Page, site: Site, applied: Readonly<Record<string, Rule>>): Finding[] {
  return Object.entries(applied).flatMap(([rule, apply]) =>
    [...new Set(apply(page, site))].sort().map((message) => ({ rule, page: page.file, message })),
  );
}

/** Applies every rule to every page; findings are sorted by page, rule and message, and each is reported once. */
export function check(site: Site): Finding[] {
  return [
    ...site.pages.flatMap((page) => findingsOf(page, site, rules)),
    ...[...site.runningExamples, ...site.framedPages].flatMap((page) =>
      findingsOf(page, site, framedRules),
    ),
  ];
}
