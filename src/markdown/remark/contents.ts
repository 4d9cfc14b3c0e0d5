import type { Node, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsxBlock } from './jsx.ts';

/** Puts the contents list of a page before its first section, where it stands in the flow of narrow screens. */
export function contentsList() {
  return (tree: Root): void => {
    const first = tree.children.findIndex(holdsSection);
    if (first >= 0) tree.children.splice(first, 0, jsxBlock('OnThisPage', {}, []));
  };
}

/** Whether a top-level node is, or holds, a heading that the contents list shows. */
function holdsSection(node: Node): boolean {
  let found = false;
  visit(node as Parent, 'heading', ({ depth }: { depth?: number }) => {
    if (depth === 2 || depth === 3) found = true;
  });
  return found;
}
