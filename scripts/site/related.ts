import { attributeOf, contentOf, elementsNamed, type HtmlNode, nodesOf, textOf } from './nodes.ts';

const isLink = (node: HtmlNode): boolean =>
  node.nodeName === 'a' && attributeOf(node, 'href') !== undefined;

/** Entries under "See also" without a link: items of a list with that label, and a line that begins with it. */
export function relatedWithoutLink(document: HtmlNode): string[] {
  const content = contentOf(document);
  const items = elementsNamed(content, 'ul')
    .filter((list) => attributeOf(list, 'aria-label') === 'See also')
    .flatMap((list) => elementsNamed(list, 'li'));
  // A line with nothing after the colon announces a list.
  const lines = elementsNamed(content, 'p').filter((line) =>
    /^See also:\s*\S/.test(textOf(line).trim()),
  );
  return [...items, ...lines]
    .filter((entry) => ![...nodesOf(entry)].some(isLink))
    .map((entry) => textOf(entry).replaceAll(/\s+/g, ' ').trim());
}
