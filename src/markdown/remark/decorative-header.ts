import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../options.ts';
import { complainAbout } from '../place.ts';
import { isJsx, type JsxElement } from './jsx.ts';

/**
 * A decorative header replaces the `h1` of its page, so it comes first and only once. The page
 * learns of it from the front matter key `decorativeHeader`, which is set here.
 */
export function decorativeHeader(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const headers: JsxElement[] = [];
    visit(tree, (node) => {
      if (isJsx(node, 'DecorativeHeader')) headers.push(node);
    });
    const [header, second] = headers;
    if (!header) return;
    const complain = complainAbout(file, options.root);
    const first = tree.children.find((node) => node.type !== 'mdxFlowExpression');
    if (second || first !== header) {
      throw complain(second ?? header, {
        message: '<DecorativeHeader> replaces the title: it is the first thing of an article.',
        hint: 'Move it to the top, above all other text, and use it once.',
      });
    }
    const frontmatter = file.data.astro?.frontmatter;
    if (frontmatter) frontmatter['decorativeHeader'] = true;
  };
}
