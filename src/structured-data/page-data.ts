import type { Navigation, NavigationEntry } from '../navigation/index.ts';
import { walk } from '../navigation/index.ts';

/** A page, as far as search engines want to know it. */
export interface DescribedPage {
  readonly path: string;
  /** Title of the page; the home page has none of its own. */
  readonly name: string | undefined;
  readonly description: string;
  /** Path of its picture. */
  readonly image: string;
}

/** The site that it belongs to. */
export interface DescribedSite {
  readonly product: string;
  readonly description: string;
  readonly origin: string;
  readonly language: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** What a page is, in the vocabulary of https://schema.org: a technical article with its place in the site, or the site itself. */
export function pageData(page: DescribedPage, site: DescribedSite, navigation: Navigation): Thing {
  const graph =
    page.path === '/' || page.name === undefined
      ? [webSite(site)]
      : [
          techArticle(page, page.name, site),
          ...breadcrumbList(page.path, page.name, site, navigation),
        ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

const idOfSite = ({ origin }: DescribedSite): string => `${origin}/#website`;

function webSite(site: DescribedSite): Thing {
  return {
    '@type': 'WebSite',
    '@id': idOfSite(site),
    name: `${site.product} documentation`,
    description: site.description,
    url: new URL('/', site.origin).href,
    inLanguage: site.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.origin}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function techArticle(
  { path, description, image }: DescribedPage,
  name: string,
  site: DescribedSite,
) {
  const url = new URL(path, site.origin).href;
  return {
    '@type': 'TechArticle',
    headline: name,
    description,
    url,
    mainEntityOfPage: url,
    image: new URL(image, site.origin).href,
    inLanguage: site.language,
    isPartOf: { '@type': 'WebSite', '@id': idOfSite(site), name: `${site.product} documentation` },
  };
}

/** The way to a page from the top of its tree; none for pages that no tree has. A group without a page of its own is shown by its first one. */
function breadcrumbList(
  path: string,
  name: string,
  { origin }: DescribedSite,
  navigation: Navigation,
): Thing[] {
  const ancestors = navigation.locate(path)?.ancestors ?? [];
  if (ancestors.length === 0) return [];
  const steps = [
    ...ancestors.map((entry) => ({ name: entry.label, path: firstPage(entry) ?? path })),
    { name, path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: new URL(step.path, origin).href,
      })),
    },
  ];
}

function firstPage(entry: NavigationEntry): string | undefined {
  return [...walk([entry])].find(({ published }) => published)?.path;
}

/** JSON that can stand in a script element: no `<` of a text ends it, or begins a comment. */
export function scriptJson(data: Thing): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
