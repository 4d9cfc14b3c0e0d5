import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['document'];

/** A link that inline code has become by its name alone. */
export interface AutomaticLink {
  readonly code: string;
  readonly address: string;
  /** Text before it in its paragraph. */
  readonly before: string;
}

/**
 * The automatic links of a page into modules that nothing else on it mentions: no import, no name of the module, no link by hand. Such a
 * link is worth a look, since the name may mean something else.
 *
 * @param document the whole page; its content counts
 * @param moduleOf the module of an address, such as `@angular/core/testing`
 */
export function surprisingLinks(
  document: Node,
  moduleOf: (address: string) => string | undefined,
): AutomaticLink[] {
  const main = find(document, ({ nodeName }) => nodeName === 'main')[0] ?? document;
  const text = textOf(main);
  const links = find(main, ({ nodeName }) => nodeName === 'a');
  const others = links.filter((link) => !isSymbolLink(link));
  const linked = new Set(others.map((link) => moduleOf(attribute(link, 'href') ?? '')));
  return links.filter(isAutomatic).flatMap((link) => {
    const address = attribute(link, 'href') ?? '';
    const module = moduleOf(address);
    const isKnown = module === undefined || linked.has(module) || mentions(text, module);
    return isKnown ? [] : [{ code: textOf(link), address, before: textBefore(link) }];
  });
}

const isSymbolLink = (link: Node): boolean =>
  (attribute(link, 'class') ?? '').split(' ').includes('symbol-link');

const isAutomatic = (link: Node): boolean =>
  isSymbolLink(link) && find(link, ({ nodeName }) => nodeName === 'code').length > 0;

/** Whether the specifier stands in a text as a whole: `@angular/core/testing` does not mention `@angular/core`. */
const mentions = (text: string, module: string): boolean =>
  text.split(module).some((_, index, parts) => index > 0 && !/^[\w/-]/.test(parts[index] ?? ''));

function textBefore(link: Node): string {
  const parent = 'parentNode' in link ? link.parentNode : null;
  if (!parent || !('childNodes' in parent)) return '';
  const index = parent.childNodes.indexOf(link as never);
  return parent.childNodes.slice(0, index).map(textOf).join('').replaceAll(/\s+/g, ' ').slice(-60);
}

function attribute(node: Node, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
}

function find(node: Node, isWanted: (node: Node) => boolean): Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...(isWanted(node) ? [node] : []), ...children.flatMap((child) => find(child, isWanted))];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
