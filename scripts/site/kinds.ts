import type { DefaultTreeAdapterMap } from 'parse5';
import { childrenOf, type HtmlNode } from './nodes.ts';

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

/** How a drawing is laid out: no rule of accessibility asks for it. */
const GEOMETRY =
  /^(?:[xyr]|[xy][12]|[dcr][xy]|width|height|points|transform|viewbox|offset|style)$/i;

/** Whether a node is an element. */
export const isElement = (node: HtmlNode): node is Element => 'tagName' in node;

/** The ids of a page. */
export function idsIn(node: HtmlNode, into = new Set<string>()): ReadonlySet<string> {
  const id = isElement(node) && node.attrs.find(({ name }) => name === 'id')?.value;
  if (id) into.add(id);
  for (const child of childrenOf(node)) idsIn(child, into);
  return into;
}

/**
 * The kinds of the elements of a page: two elements are of one kind if they have the same tag and attributes, are in elements of the same kinds, hold
 * elements with the same tags, and both have words or both have none. Which words those are, where links lead, and how many equal entries a list
 * has makes no difference. What a rule of accessibility says of one element, it says of all elements of its kind.
 */
export class Kinds {
  readonly found = new Set<string>();
  readonly #ids: ReadonlySet<string>;
  readonly #data: (name: string, value: string) => string;
  readonly #stopAt: string | undefined;

  /**
   * @param ids those of the page
   * @param data what of a `data-` attribute makes a kind
   * @param stopAt tag of elements whose content has kinds of its own
   */
  constructor(
    ids: ReadonlySet<string>,
    data: (name: string, value: string) => string,
    stopAt?: string,
  ) {
    this.#ids = ids;
    this.#data = data;
    this.#stopAt = stopAt;
  }

  #attribute(name: string, value: string, isDrawing: boolean): string[] {
    if (IGNORED.test(name) || (isDrawing && GEOMETRY.test(name))) return [];
    if (NAMING.has(name)) return [`${name}:${value.trim() !== ''}`];
    if (LEADING.has(name)) return [name];
    if (REFERRING.has(name)) {
      return [`${name}:${value.split(/\s+/).every((id) => this.#ids.has(id))}`];
    }
    return [name.startsWith('data-') ? this.#data(name, value) : `${name}=${value}`];
  }

  /**
   * Adds the kinds of an element and of what it holds.
   *
   * @param path kinds of its ancestors
   * @returns whether anything in the node has words
   */
  collect(node: HtmlNode, path: string, isDrawing = false): boolean {
    if ('value' in node) return node.value.trim() !== '';
    if (!isElement(node)) return false;
    const drawn = isDrawing || node.tagName === 'svg';
    const attributes = node.attrs
      .flatMap(({ name, value }) => this.#attribute(name, value, drawn))
      .sort();
    const place = `${path} > ${[node.tagName, ...attributes].join(' ')}`;
    if (node.tagName === this.#stopAt) {
      this.found.add(place);
      return true;
    }
    const worded = childrenOf(node).map((child) => this.collect(child, place, drawn));
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
