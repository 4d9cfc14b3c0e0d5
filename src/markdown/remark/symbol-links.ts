import type { InlineCode, Link, Parents, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { MarkdownOptions } from '../options.ts';
import { symbolAddress } from '../symbols.ts';
import { isJsx } from './jsx.ts';

/** Links inline code that is a known symbol, except in headings, in links and in cards. */
export function symbolLinks({ resolveSymbol }: MarkdownOptions) {
  return (tree: Root): void => {
    if (!resolveSymbol) return;
    const found: [InlineCode, Parents, string][] = [];
    visitParents(tree, 'inlineCode', (code, ancestors) => {
      if (ancestors.some(isLinkOrHeading)) return;
      const address = symbolAddress(code.value, resolveSymbol);
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

function isLinkOrHeading(node: Parents): boolean {
  return ['heading', 'link', 'linkReference'].includes(node.type) || isJsx(node, 'Card');
}
