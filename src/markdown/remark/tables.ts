import type { Heading, Parent, Root, Table } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx } from './jsx.ts';

/** A box that scrolls sideways. */
interface ScrollBox extends Parent {
  type: 'scrollBox';
}

declare module 'mdast' {
  interface RootContentMap {
    scrollBox: ScrollBox;
  }
}

/**
 * Puts every table, and every HTML table, into a box that scrolls when the table is wider than the
 * page. The box can be reached with the keyboard and is named after the heading above it.
 */
export function scrollingTables() {
  return (tree: Root): void => {
    let heading: Heading | undefined;
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') heading = node;
      if (node.type !== 'table' && !isJsx(node, 'table')) return undefined;
      if (parent === undefined || index === undefined) return undefined;
      if (node.type === 'table') openCorner(node);
      const box: ScrollBox = {
        type: 'scrollBox',
        children: [node] as ScrollBox['children'],
        data: {
          hName: 'div',
          hProperties: {
            className: ['table-box'],
            role: 'group',
            tabIndex: 0,
            ariaLabel: heading ? `Table: ${textOfNode(heading)}` : 'Table',
          },
        },
      };
      (parent.children as Node[])[index] = box;
      return SKIP;
    });
  };
}

/** The corner of a table whose rows have headers of their own is no header: axe and readers of headers stumble over an empty one. */
function openCorner({ children: [head] }: Table): void {
  const corner = head?.children[0];
  if (corner && textOfNode(corner).trim() === '') corner.data = { ...corner.data, hName: 'td' };
}
