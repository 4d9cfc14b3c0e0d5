import { elementsOf, type HtmlElement } from './html.ts';

/** What a browser loads with a page, before its reader acts. Addresses are as the page writes them. */
export interface Loads {
  /** Script files: classic, modules, and the components of islands that start by themselves. */
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Fonts that the page loads when it stands; see `src/components/first-paint`. */
  readonly fonts: readonly string[];
}

/** Directives of islands that hydrate without the reader: in view may be at once, so `visible` is one of them. */
const EAGER_ISLANDS = ['load', 'idle', 'visible', 'media', 'only'];

const ISLAND_ATTRIBUTES = ['component-url', 'renderer-url', 'before-hydration-url'];

/** `text/later` is a module that starts after the first paint; see `src/components/first-paint`. */
const isScript = ({ name, attributes }: HtmlElement): boolean =>
  name === 'script' && /^(|module|text\/(javascript|later))$/.test(attributes.get('type') ?? '');

const relOf = ({ name, attributes }: HtmlElement): string =>
  name === 'link' ? (attributes.get('rel') ?? '') : '';

const present = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined);

/** What the browser loads with a page. */
export function loadsOf(html: string): Loads {
  const elements = elementsOf(html);
  const scripts = elements.filter(isScript);
  const islands = elements.filter(
    ({ name, attributes }) =>
      name === 'astro-island' && EAGER_ISLANDS.includes(attributes.get('client') ?? ''),
  );
  const addresses = (chosen: HtmlElement[], attribute: string) =>
    present(chosen.map(({ attributes }) => attributes.get(attribute)));
  return {
    scripts: [
      ...addresses(scripts, 'src'),
      ...addresses(scripts, 'data-src'),
      ...addresses(
        elements.filter((element) => relOf(element) === 'modulepreload'),
        'href',
      ),
      ...ISLAND_ATTRIBUTES.flatMap((attribute) => addresses(islands, attribute)),
    ],
    inlineScripts: scripts
      .filter(({ attributes }) => !attributes.has('src') && !attributes.has('data-src'))
      .map(({ text }) => text),
    stylesheets: addresses(
      elements.filter((element) => relOf(element) === 'stylesheet'),
      'href',
    ),
    inlineStyles: elements.filter(({ name }) => name === 'style').map(({ text }) => text),
    fonts: addresses(elements, 'data-faces').flatMap((faces) =>
      (JSON.parse(faces) as [family: string, address: string][]).map(([, address]) => address),
    ),
  };
}
