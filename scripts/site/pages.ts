import { contentFolder } from '../../src/content-client/content-address.ts';
import { previewFileOf } from '../../src/examples/index.ts';
import { isFramed } from '../../src/navigation/framed-routes.ts';
import { sandboxFileOf } from '../../src/sandbox/address.ts';
import { brokenAnnouncements } from './announcements.ts';
import { documentOf, elementsIn, type HtmlElement } from './html.ts';
import { contentOf, nodesOf } from './nodes.ts';
import { relatedWithoutLink } from './related.ts';
import { kindsOf, shellOf } from './shell.ts';

/** An address that a page refers to. */
export interface Reference {
  /** Element and attribute: `a[href]`. */
  readonly from: string;
  readonly address: string;
}

/** What the rules need to know about a built page. */
export interface Page {
  /** Path of the file in the built site: `essentials/signals.html`. */
  readonly file: string;
  /** Its address: `/essentials/signals`. */
  readonly route: string;
  /** What relative addresses in it start from: its address, if it does not say otherwise. */
  readonly base: string;
  /** Values of all `id` attributes, repeated ones as often as they occur. */
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  /** Number of `h1` elements. */
  readonly topHeadings: number;
  /** Sources of images that have no `alt` attribute. */
  readonly imagesWithoutAlt: readonly string[];
  /** Addresses of links that have no name. */
  readonly linksWithoutName: readonly string[];
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** Sentences of a page of the API that announce code which is not there. */
  readonly brokenAnnouncements: readonly string[];
  /** Texts of the entries under "See also" that have no link. */
  readonly relatedWithoutLink: readonly string[];
  /** Whether the page only sends its visitor on to another one. */
  readonly forwards: boolean;
  /** Whether the page has an editor: the playground, and steps of tutorials that are more than text. */
  readonly hasEditor: boolean;
  /** What surrounds its `main`, see `shellOf`: the same name is the same shell. */
  readonly shell: string;
  /** The kinds of elements in its `main`, see `kindsOf`. */
  readonly kinds: readonly string[];
  /** How many elements there are in its `main`. */
  readonly elements: number;
  /** The levels of the headings in its `main`, in document order. */
  readonly headingLevels: readonly number[];
  /** Titles of the frames of applications. */
  readonly frameTitles: readonly string[];
}

/** Attributes that hold an address, wherever they stand. */
const ADDRESS_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'xlink:href',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** The address of a built file: `index.html` is `/`, `a/index.html` and `a.html` are `/a`. */
export function routeOf(file: string): string {
  return `/${file}`.replace(/(\/index)?\.html$/, '') || '/';
}

/** Whether a file is the page of a running example: it is shown in a frame of an article, and no page of the site. */
export function isRunningExample(file: string): boolean {
  return previewFileOf(`/${file}`)?.example !== undefined;
}

/** Whether a file is a page for frames of other sites, and no page of the site. */
export function isFramedPage(file: string): boolean {
  return isFramed(routeOf(file));
}

/** Whether a file is the document of a frame in which the sandbox runs applications: empty, and no page of the site. */
export function isSandboxFrame(file: string): boolean {
  return sandboxFileOf(`/${file}`) !== undefined;
}

/** Whether a file is an article alone, for clients that embed it. */
export function isContentDocument(file: string): boolean {
  return `/${file}`.startsWith(contentFolder);
}

function referencesOf({ name, attributes }: HtmlElement): Reference[] {
  // The canonical address has a rule of its own; preconnect names a host and no file.
  if (
    name === 'link' &&
    /\b(canonical|preconnect|dns-prefetch)\b/.test(attributes.get('rel') ?? '')
  )
    return [];
  const found: Reference[] = [];
  for (const attribute of ADDRESS_ATTRIBUTES) {
    const address = attributes.get(attribute);
    if (address !== undefined) found.push({ from: `${name}[${attribute}]`, address });
  }
  for (const candidate of attributes.get('srcset')?.split(/,\s+/) ?? []) {
    found.push({ from: `${name}[srcset]`, address: candidate.trim().split(/\s+/)[0] ?? '' });
  }
  return found;
}

/** Whether something says what a link is: its text, a label, or a title. */
function isNamed(attributes: ReadonlyMap<string, string>, text: string): boolean {
  const labels = ['aria-label', 'aria-labelledby', 'title'];
  return text.trim() !== '' || labels.some((label) => attributes.get(label)?.trim());
}

const isEditor = ({ attributes }: HtmlElement): boolean =>
  attributes.get('data-page') === 'playground' ||
  (attributes.get('class') ?? '').split(' ').includes('tutorial-workbench');

/**
 * Reads a built page.
 *
 * @param file path in the built site, with forward slashes
 */
export function readPage(file: string, html: string): Page {
  const document = documentOf(html);
  const elements = elementsIn(document);
  const content = [...nodesOf(contentOf(document))].filter((node) => 'tagName' in node);
  const all = (name: string) => elements.filter((element) => element.name === name);
  const meta = (key: string, value: string) =>
    all('meta')
      .find(({ attributes }) => attributes.get(key)?.toLowerCase() === value)
      ?.attributes.get('content');
  return {
    file,
    route: routeOf(file),
    base: all('base')[0]?.attributes.get('href') ?? routeOf(file),
    ids: elements.flatMap(({ attributes }) => attributes.get('id') ?? []),
    references: elements.flatMap(referencesOf),
    topHeadings: all('h1').length,
    imagesWithoutAlt: all('img')
      .filter(({ attributes }) => !attributes.has('alt'))
      .map(({ attributes }) => attributes.get('src') ?? ''),
    linksWithoutName: all('a')
      .filter(({ attributes, text }) => attributes.has('href') && !isNamed(attributes, text))
      .map(({ attributes }) => attributes.get('href') ?? ''),
    // SVG has titles too; the page's own comes first.
    title: all('title')[0]?.text.trim(),
    description: meta('name', 'description')?.trim(),
    canonical: all('link')
      .find(({ attributes }) => attributes.get('rel') === 'canonical')
      ?.attributes.get('href'),
    brokenAnnouncements: routeOf(file).startsWith('/api/') ? brokenAnnouncements(document) : [],
    relatedWithoutLink: relatedWithoutLink(document),
    forwards: meta('http-equiv', 'refresh') !== undefined,
    hasEditor: elements.some(isEditor),
    shell: shellOf(document),
    kinds: kindsOf(document),
    elements: content.length,
    headingLevels: content
      .flatMap(({ nodeName }) => /^h([1-6])$/.exec(nodeName)?.[1] ?? [])
      .map(Number),
    frameTitles: all('iframe').map(({ attributes }) => attributes.get('title') ?? ''),
  };
}
