import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from 'parse5';
import { find } from './elements.ts';

/** A page of the finished build, as far as programs want it. */
export interface BuiltPage {
  /** `/guide/signals`; `/` is the home page. */
  readonly route: string;
  /** Text of its `h1`. */
  readonly title: string;
  /** What it says of itself to search engines. */
  readonly description: string;
  /** The article; where there is none, the whole of the page's content. */
  readonly article: Element;
}

/**
 * Reads a built page. What surrounds the content on every page is cut off before the parser sees it: it is four fifths of a page.
 *
 * @throws Error where the page has no content, or no title in it
 */
export function readBuiltPage(route: string, html: string): BuiltPage {
  const tree = treeOf(contentOf(html));
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const title = main && find(main, isTitle);
  if (!main || !title) throw new Error(`${route} has no title in its content.`);
  // The cards of the home page are articles too.
  const article = find(main, (node) => node.tagName === 'article' && !!find(node, isTitle));
  return {
    route,
    title: textOf(title).trim(),
    description: descriptionOf(html),
    article: article ?? main,
  };
}

/** Without positions, which nobody asks for: parsing takes half the time. */
const treeOf = (html: string): Nodes => fromParse5(parseFragment(html));

const isTitle = ({ tagName }: Element): boolean => tagName === 'h1';

function contentOf(html: string): string {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf('</main>');
  return start < 0 ? '' : html.slice(start, end);
}

/** The head is written by the layout, with one form of this element. */
function descriptionOf(html: string): string {
  const tag = /<meta name="description" content="[^"]*">/.exec(html)?.[0] ?? '';
  const meta = find(treeOf(tag), () => true);
  return String(meta?.properties['content'] ?? '');
}
