import type { Root } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isJsx, setAttribute } from './jsx.ts';

/** Names every row of related links after the heading above it, so that rows can be told apart. */
export function namedPillRows() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') heading = textOfNode(node);
      if (isJsx(node, 'PillRow') && heading !== '') setAttribute(node, 'section', heading);
    });
  };
}
