import type { Code, InlineCode, Link, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { declaredNames, memberNames, usedMembers } from '../declared-names.ts';
import { importedNames } from '../imported-names.ts';
import type { MarkdownOptions, SymbolResolver } from '../options.ts';
import { isPlatformWord, withoutPlatformTypes } from '../platform-names.ts';
import { symbolAddress } from '../symbols.ts';
import { isJsx } from './jsx.ts';

/** Links inline code that is a known symbol, except in headings, in links and in cards. */
export function symbolLinks({ resolveSymbol }: MarkdownOptions) {
  return (tree: Root): void => {
    if (!resolveSymbol) return;
    const resolve = asMeant(tree, withoutPlatformTypes(resolveSymbol));
    const found: [InlineCode, Parents, string][] = [];
    visitParents(tree, 'inlineCode', (code, ancestors) => {
      if (ancestors.some(isLinkOrHeading) || isPlatformWord(code.value)) return;
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

/**
 * Looks names up as the article means them. What its code imports is looked up in the module that it comes from; a name that comes from
 * several counts as imported from none. Otherwise a name that its code declares, or has only as a member of something, is not
 * the framework's.
 */
function asMeant(tree: Root, resolve: SymbolResolver): SymbolResolver {
  const modules = new Map<string, string | undefined>();
  const own = new Set<string>();
  visit(tree, 'code', ({ value }: Code) => {
    const { framework, others } = importedNames(value);
    for (const [name, module] of framework)
      modules.set(name, modules.has(name) && modules.get(name) !== module ? undefined : module);
    for (const name of [
      ...others,
      ...declaredNames(value),
      ...memberNames(value),
      ...usedMembers(value),
    ])
      own.add(name);
  });
  return (text) => {
    const name = text.replace(/^@|#.*/g, '');
    if (!modules.has(name) && own.has(name)) return undefined;
    return resolve(text, modules.get(name));
  };
}

function isLinkOrHeading(node: Parents): boolean {
  return ['heading', 'link', 'linkReference'].includes(node.type) || isJsx(node, 'Card');
}
