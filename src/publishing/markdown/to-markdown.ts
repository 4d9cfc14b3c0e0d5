import type { Element } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { attributeOf, classesOf, find } from '../tree/elements.ts';
import { plainNodes } from './plain-article.ts';

/** Code with its language, and its file in the form that authors write it. */
const pre: Handle = (state, node) => {
  const code = find(node, ({ tagName }) => tagName === 'code') ?? node;
  const language = classesOf(code).find((name) => name.startsWith('language-'));
  const title = attributeOf(code, 'dataTitle');
  const result = {
    type: 'code' as const,
    lang: language?.slice('language-'.length) ?? null,
    meta: title && language ? `title=${JSON.stringify(title)}` : null,
    value: textOf(code).replace(/\n$/, ''),
  };
  state.patch(node, result);
  return result;
};

/**
 * The Markdown of an article.
 *
 * @param address turns the address of a link or an image into that of the Markdown
 */
export function articleMarkdown(article: Element, address: (href: string) => string): string {
  const [plain] = plainNodes([{ ...article, tagName: 'article', properties: {} }]);
  const tree = toMdast(plain as Element, { handlers: { pre } });
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image') {
      node.url = address(node.url);
      // Tooltips of the page repeat the label.
      node.title = null;
    }
  });
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
