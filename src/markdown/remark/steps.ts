import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, setAttribute, textOf } from './jsx.ts';

/** Makes the title of each step a level-3 heading, so that it gets an id and is listed. */
export function stepHeadings() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsx(node, 'Step')) return;
      const heading: Heading = {
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: textOf(node, 'title') ?? '' }],
        ...(node.position && { position: node.position }),
      };
      setAttribute(node, 'title', undefined);
      node.children = [heading, ...node.children] as typeof node.children;
    });
  };
}
