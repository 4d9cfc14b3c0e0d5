import type { ElementContent } from 'hast';
import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Longer names may have to be broken on a phone. */
const longest = 24;

/** Keeps options such as `--watch` of inline code in one line: browsers would break them after their dashes. */
export function wholeOptions() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (code: InlineCode) => {
      const parts = code.value.split(/(?<!\S)(--[\w-]+)/);
      if (parts.length > 1)
        code.data = { ...code.data, hChildren: parts.filter(Boolean).map(node) };
    });
  };
}

function node(part: string): ElementContent {
  const text = { type: 'text', value: part } as const;
  if (!part.startsWith('--') || part.length > longest) return text;
  // A rule of a style sheet would be loaded by every page.
  const properties = { style: 'white-space: nowrap' };
  return { type: 'element', tagName: 'span', properties, children: [text] };
}
