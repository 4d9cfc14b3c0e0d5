import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { type HtmlNode, textOf } from './nodes.ts';

/** An element of a built page, reduced to what the checks read. */
export interface HtmlElement {
  /** Tag name, lower case as in the source of HTML, as written in SVG. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text of a script, style or title, not trimmed; of a link with the alternatives of its images; empty for all others. */
  readonly text: string;
}

function collect(node: HtmlNode, into: HtmlElement[]): void {
  if (!('tagName' in node)) return;
  into.push({
    name: node.tagName,
    attributes: new Map(
      node.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    ),
    text: ['a', 'script', 'style', 'title'].includes(node.tagName) ? textOf(node) : '',
  });
  for (const child of node.childNodes) collect(child, into);
}

/**
 * The elements of a page in document order, as a browser without scripts sees them: what stands in `noscript` counts, what stands in
 * `template` does not.
 */
export function elementsOf(html: string): HtmlElement[] {
  return elementsIn(documentOf(html));
}

/** The tree of a page, as a browser without scripts makes it. */
export const documentOf = (html: string): DefaultTreeAdapterMap['document'] =>
  parse(html, { scriptingEnabled: false });

/** The elements of a page that is parsed already, in document order. */
export function elementsIn(document: DefaultTreeAdapterMap['document']): HtmlElement[] {
  const elements: HtmlElement[] = [];
  for (const node of document.childNodes) collect(node, elements);
  return elements;
}
