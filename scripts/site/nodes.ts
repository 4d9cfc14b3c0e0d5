import type { DefaultTreeAdapterMap } from 'parse5';

/** What the tree of a page consists of. */
export type HtmlNode = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['document'];

/** What stands in a node; of anything but elements and the document nothing. */
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** The text of a node with the alternatives of its images, as it is read aloud. */
export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value;
  if (node.nodeName === 'img') return attributeOf(node, 'alt') ?? '';
  return childrenOf(node).map(textOf).join('');
}

/** The value of an attribute, where a node has it. */
export function attributeOf(node: HtmlNode, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
}

/** The classes of a node. */
export const classesOf = (node: HtmlNode): readonly string[] =>
  (attributeOf(node, 'class') ?? '').split(' ');

/** A node and what stands in it, in document order. */
export function* nodesOf(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** The elements of a name below a node, in document order. */
export const elementsNamed = (node: HtmlNode, name: string): HtmlNode[] =>
  [...nodesOf(node)].filter(({ nodeName }) => nodeName === name);

/** What is about the subject of a page: `main`, or a page without one as a whole. */
export const contentOf = (document: HtmlNode): HtmlNode =>
  elementsNamed(document, 'main')[0] ?? document;
