import {
  attributeOf,
  childrenOf,
  classesOf,
  contentOf,
  elementsNamed,
  type HtmlNode,
  textOf,
} from '../site/index.ts';

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
  document: HtmlNode,
  moduleOf: (address: string) => string | undefined,
): AutomaticLink[] {
  const main = contentOf(document);
  const text = textOf(main);
  const links = elementsNamed(main, 'a');
  const others = links.filter((link) => !isSymbolLink(link));
  const linked = new Set(others.map((link) => moduleOf(attributeOf(link, 'href') ?? '')));
  return links.filter(isAutomatic).flatMap((link) => {
    const address = attributeOf(link, 'href') ?? '';
    const module = moduleOf(address);
    const isKnown = module === undefined || linked.has(module) || mentions(text, module);
    return isKnown ? [] : [{ code: textOf(link), address, before: textBefore(link) }];
  });
}

const isSymbolLink = (link: HtmlNode): boolean => classesOf(link).includes('symbol-link');

const isAutomatic = (link: HtmlNode): boolean =>
  isSymbolLink(link) && elementsNamed(link, 'code').length > 0;

/** Whether the specifier stands in a text as a whole: `@angular/core/testing` does not mention `@angular/core`. */
const mentions = (text: string, module: string): boolean =>
  text.split(module).some((_, index, parts) => index > 0 && !/^[\w/-]/.test(parts[index] ?? ''));

function textBefore(link: HtmlNode): string {
  const parent = 'parentNode' in link ? link.parentNode : null;
  if (!parent) return '';
  const siblings = childrenOf(parent as HtmlNode);
  return siblings
    .slice(0, siblings.indexOf(link))
    .map(textOf)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .slice(-60);
}
