import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Attributes that name something for readers: that they have words matters, not which. */
const NAMING = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder']);

/** Attributes that hold ids of other elements: that these exist matters, not what they are called. */
const REFERRING = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
]);

/** Attributes whose presence matters, and not where they lead. */
const LEADING = new Set(['href', 'src', 'srcset', 'component-url', 'renderer-url']);

/** What no reader meets: names and data of islands, and the outlines of icons. */
const IGNORED = /^(?:id|uid|prefix|props|opts|d|data-astro-cid-.*)$/;

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

function collectIds(node: Node, into: Set<string>): Set<string> {
  const id = isElement(node) && node.attrs.find(({ name }) => name === 'id')?.value;
  if (id) into.add(id);
  for (const child of childrenOf(node)) collectIds(child, into);
  return into;
}

/** Writes down the kinds of the elements of a page that are not in its `main`. */
class Kinds {
  readonly found = new Set<string>();
  readonly #ids: ReadonlySet<string>;

  constructor(ids: ReadonlySet<string>) {
    this.#ids = ids;
  }

  #attribute(name: string, value: string): string[] {
    if (IGNORED.test(name)) return [];
    if (NAMING.has(name)) return [`${name}:${value.trim() !== ''}`];
    if (LEADING.has(name)) return [name];
    if (REFERRING.has(name)) {
      return [`${name}:${value.split(/\s+/).every((id) => this.#ids.has(id))}`];
    }
    // Places in a list are counted in data attributes.
    return [`${name}=${name.startsWith('data-') ? value.replaceAll(/\d+/g, '0') : value}`];
  }

  /** @returns whether anything in the node has words */
  collect(node: Node, path: string): boolean {
    if ('value' in node) return node.value.trim() !== '';
    if (!isElement(node)) return false;
    const attributes = node.attrs.flatMap(({ name, value }) => this.#attribute(name, value)).sort();
    const place = `${path} > ${[node.tagName, ...attributes].join(' ')}`;
    if (node.tagName === 'main') {
      this.found.add(place);
      return true;
    }
    const worded = childrenOf(node).map((child) => this.collect(child, place));
    const isNamed = attributes.some((text) => text.endsWith(':true')) || worded.includes(true);
    const held = new Set(
      childrenOf(node)
        .filter(isElement)
        .map(({ tagName }) => tagName),
    );
    this.found.add(`${place} | ${isNamed} | ${[...held].sort().join(' ')}`);
    return isNamed;
  }
}

/**
 * Tells apart what surrounds the `main` of pages. Two pages share a shell when elements of the same kinds stand in the same places: the kind of an element is
 * its tag and its attributes, whether anything in it has words, and which elements it holds. Which words those are, where links lead and how many equal
 * entries a list has makes no other shell: the sidebars of neighbors are one.
 *
 * @param document a page, parsed
 * @returns a short name of the shell, the same for every page that has it
 */
export function shellOf(document: DefaultTreeAdapterMap['document']): string {
  const kinds = new Kinds(collectIds(document, new Set()));
  const root = childrenOf(document).find(isElement);
  const body = root && childrenOf(root).find((node) => node.nodeName === 'body');
  const ofRoot = root?.attrs.map(({ name, value }) => `${name}=${value}`) ?? [];
  if (body) kinds.collect(body, ofRoot.sort().join(' '));
  return createHash('sha256')
    .update([...kinds.found].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
