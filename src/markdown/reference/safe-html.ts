import type { Html, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that doc comments may write as HTML, with the attributes that stay. */
const safeElements: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  dd: [],
  del: [],
  details: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  hr: [],
  i: [],
  kbd: [],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  s: [],
  span: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align', 'scope'],
  thead: [],
  tr: [],
  ul: [],
};

/**
 * Shows HTML of doc comments as text unless all of its elements are safe: `<my-element>` and `Promise<void>` are what the author writes
 * about. Comments are dropped.
 */
export function unsafeHtmlAsText() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const source = node.value.replaceAll(/<!--[\s\S]*?-->/g, '');
      if (source.trim() === '') {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (isSafe(source)) {
        node.value = withSafeAttributes(source);
        return undefined;
      }
      const text = { type: 'text', value: source } as const;
      const block = parent.type === 'root' || parent.type === 'listItem';
      parent.children[index] = block ? { type: 'paragraph', children: [text] } : text;
      return [SKIP, index + 1];
    });
  };
}

function isSafe(source: string): boolean {
  const tags = [...source.matchAll(/<\/?([^\s/>]+)/g)].map(([, name]) => name?.toLowerCase() ?? '');
  return tags.every((name) => Object.hasOwn(safeElements, name));
}

/** Keeps of each tag the attributes that its element may have; the rest would dress the text for another site. */
function withSafeAttributes(source: string): string {
  return source.replaceAll(
    /<([a-z][a-z\d]*)\s+([^<>]*?)(\/?)>/gi,
    (_tag, name, attributes, end) => {
      const kept = [...attributes.matchAll(/([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"']+)/g)]
        .filter(([, key]) => safeElements[name.toLowerCase()]?.includes(key.toLowerCase()))
        .map(([attribute]) => ` ${attribute}`);
      return `<${name}${kept.join('')}${end}>`;
    },
  );
}
