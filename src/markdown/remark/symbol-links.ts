import type { Code, InlineCode, Link, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { importedNames } from '../imported-names.ts';
import type { MarkdownOptions, SymbolResolver } from '../options.ts';
import { symbolAddress } from '../symbols.ts';
import { isJsx } from './jsx.ts';

/** Links inline code that is a known symbol, except in headings, in links and in cards. */
export function symbolLinks({ resolveSymbol }: MarkdownOptions) {
  return (tree: Root): void => {
    if (!resolveSymbol) return;
    const resolve = asImported(tree, resolveSymbol);
    const found: [InlineCode, Parents, string][] = [];
    visitParents(tree, 'inlineCode', (code, ancestors) => {
      if (ancestors.some(isLinkOrHeading)) return;
      const address = symbolAddress(code.value, resolve);
      const parent = ancestors.at(-1);
      if (address !== undefined && parent) found.push([code, parent, address]);
    });
    for (const [code, parent, url] of found) {
      const link: Link = {
        type: 'link',
        url,
        children: [code],
        data: { hProperties: { className: ['symbol-link'] } },
      };
      parent.children.splice(parent.children.indexOf(code as never), 1, link as never);
    }
  };
}

/** Looks names up in the modules from which the fences of the article import them; one that comes from several counts as imported from none. */
function asImported(tree: Root, resolve: SymbolResolver): SymbolResolver {
  const modules = new Map<string, string | undefined>();
  visit(tree, 'code', ({ value }: Code) => {
    for (const [name, module] of importedNames(value).framework)
      modules.set(name, modules.has(name) && modules.get(name) !== module ? undefined : module);
  });
  return (text) => resolve(text, modules.get(text.replace(/^@|#.*/g, '')));
}

function isLinkOrHeading(node: Parents): boolean {
  return ['heading', 'link', 'linkReference'].includes(node.type) || isJsx(node, 'Card');
}
