import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { GlossaryEntry } from '../glossary/read-glossary.ts';
import { isPlatformWord, withoutPlatformTypes } from '../platform-names.ts';
import { alertBlocks } from '../remark/alerts.ts';
import { scrollingTables } from '../remark/tables.ts';
import { headingSlug, uniqueSlugs } from '../slug.ts';
import { symbolAddress } from '../symbols.ts';
import type { RenderCode } from './code.ts';
import { languageOfFence } from './fences.ts';
import { withoutLegacyMarkup } from './legacy-markup.ts';
import { linkTags } from './link-tags.ts';
import { type LinkTargets, resolveAddress, resolveLink, symbolScheme } from './links.ts';
import { unsafeHtmlAsText } from './safe-html.ts';
import type { Scope } from './scoped-resolver.ts';
import { keptFinder, markUses } from './terms.ts';

/** A text of a package and the place where it is shown. */
export interface ProseToRender extends Scope {
  readonly markdown: string;
  /** Whether it stands inside of a line: paragraphs become their content. */
  readonly inline?: boolean | undefined;
  /** Level that its highest headings get; 3 by default. */
  readonly level?: number | undefined;
  /** Whether its headings get ids, as on a page that it is the text of. */
  readonly anchors?: boolean | undefined;
  /** Name of the entry that it is about, for `{@link #member}`, for messages, and for names that its members have too. */
  readonly owner?: string | undefined;
  /** Whether it says what to use instead of the entry or its member: then a name is not that of a member. */
  readonly alternative?: boolean | undefined;
}

/** Renders a text of a package to HTML. */
export type RenderProse = (prose: ProseToRender) => Promise<string>;

/**
 * Makes the renderer of the packages' own texts: Markdown with `{@link}` tags and some HTML.
 *
 * @param glossary terms to mark in texts of more than a line; `linkTerms` makes links of the marks in the finished page
 */
export function createProse(
  targets: LinkTargets,
  renderCode: RenderCode,
  glossary: () => readonly GlossaryEntry[] = () => [],
): RenderProse {
  const finder = keptFinder();
  const markdownToTree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(unsafeHtmlAsText)
    .use(scrollingTables)
    .use(alertBlocks)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw);
  const treeToHtml = unified().use(rehypeStringify, { allowDangerousHtml: true });

  return async (prose) => {
    const source = linkTags(withoutLegacyMarkup(prose.markdown));
    const tree = (await markdownToTree.run(markdownToTree.parse(source) as MarkdownRoot)) as Root;
    shiftHeadings(tree, prose.level ?? 3);
    if (prose.anchors) nameHeadings(tree);
    resolveLinks(tree, prose, targets);
    linkInlineCode(tree, prose, targets);
    if (!prose.inline) markUses(tree, finder(glossary()));
    await renderBlocks(tree, prose, renderCode);
    if (prose.inline) unwrapParagraphs(tree);
    return treeToHtml.stringify(tree);
  };
}

/** Moves headings so that the highest has the level that the page needs, and no level is skipped. */
function shiftHeadings(tree: Root, level: number): void {
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, level + levels.indexOf(heading.tagName))}`;
  }
}

function nameHeadings(tree: Root): void {
  const unique = uniqueSlugs();
  visit(tree, 'element', (element) => {
    if (!/^h[2-6]$/.test(element.tagName)) return;
    element.properties['id'] = unique(headingSlug(textOf(element)));
  });
}

function resolveLinks(tree: Root, { module, owner }: ProseToRender, targets: LinkTargets): void {
  visit(tree, { tagName: 'a' }, (element: Element, index, parent) => {
    const href = String(element.properties['href'] ?? '');
    const name = decodeURI(href);
    const target = name.startsWith(symbolScheme)
      ? resolveLink(name.slice(symbolScheme.length), { module, owner }, targets)
      : resolveAddress(href, targets);
    if (target === undefined) {
      parent?.children.splice(index ?? 0, 1, ...element.children);
      return index;
    }
    element.properties['href'] = target.href;
    if (target.external) openElsewhere(element);
    return undefined;
  });
}

function openElsewhere(link: Element): void {
  Object.assign(link.properties, {
    className: ['external-link'],
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
  });
  link.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: ' (opens in a new tab)' }],
  });
}

/** Inline code that is a symbol leads to it, except in headings, in and around links, and on the symbol's own page. */
function linkInlineCode(tree: Root, prose: ProseToRender, targets: LinkTargets): void {
  visitParents(tree, { tagName: 'code' }, (code: Element, ancestors) => {
    const inside = ancestors.some(
      (ancestor) => ancestor.type === 'element' && /^(?:a|pre|h[1-6])$/.test(ancestor.tagName),
    );
    const parent = ancestors.at(-1);
    const around = code.children.some((child) => child.type === 'element' && child.tagName === 'a');
    if (inside || around || !parent || isPlatformWord(textOf(code))) return;
    const href = symbolAddress(textOf(code), asMeant(textOf(code), prose, targets));
    if (href === undefined || href === prose.self) return;
    const properties = { className: ['symbol-link'], href };
    const link: Element = { type: 'element', tagName: 'a', properties, children: [code] };
    (parent.children as ElementContent[]).splice(parent.children.indexOf(code), 1, link);
  });
}

/** Looks names up as a text means them: a name that a member of its entry has too is the member's, if it can be called where it is called. */
function asMeant(
  code: string,
  { module, owner, alternative = false }: ProseToRender,
  { resolveSymbol }: LinkTargets,
): (text: string) => string | undefined {
  const resolve = withoutPlatformTypes(resolveSymbol);
  const call = code.endsWith('()') ? '()' : '';
  return (text) => {
    const address = resolve(text, module);
    const isOther = address !== undefined && text !== owner && !text.includes('#');
    const member =
      isOther && owner && !alternative ? resolve(`${owner}#${text}${call}`, module) : undefined;
    return member ?? address;
  };
}

async function renderBlocks(
  tree: Root,
  scope: ProseToRender,
  renderCode: RenderCode,
): Promise<void> {
  const blocks: (() => Promise<void>)[] = [];
  visit(tree, { tagName: 'pre' }, (pre: Element, index, parent) => {
    if (!parent || index === undefined) return;
    const inner = pre.children.find(
      (child) => child.type === 'element' && child.tagName === 'code',
    );
    const classes = inner?.type === 'element' ? inner.properties['className'] : undefined;
    const written = /^language-(.*)$/.exec(
      String((Array.isArray(classes) && classes[0]) || ''),
    )?.[1];
    const code = textOf(pre).replace(/\n$/, '');
    const language = languageOfFence(written, code);
    blocks.push(async () => {
      const value = await renderCode({ code, language }, scope);
      parent.children.splice(parent.children.indexOf(pre), 1, { type: 'raw', value } as never);
    });
  });
  for (const render of blocks) await render();
}

function unwrapParagraphs(tree: Root): void {
  tree.children = tree.children.flatMap((child, index): Root['children'] => {
    if (child.type !== 'element' || child.tagName !== 'p') return [child];
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
  });
}
