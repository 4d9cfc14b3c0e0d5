import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A heading of a page and the text below it. */
export interface OutlineSection {
  /** 2 to 6. */
  readonly level: number;
  /** Fragment that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What a page says, without its code blocks, navigation and controls. */
export interface PageOutline {
  readonly title: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
  /** Text above the first heading. */
  readonly text: string;
  readonly sections: readonly OutlineSection[];
}

/** Elements whose text nobody would search a page for. Code is found through the articles that explain it: words in it are mostly not about it. */
const silent = new Set(['nav', 'pre', 'script', 'style', 'template', 'svg', 'button', 'noscript']);

/** Classes of what stands beside a text: badges, the place of an entry, the lines to type. */
const unsaid = new Set(['label', 'reference-origin', 'usage', 'visually-hidden']);

/** Elements after which a new word begins. */
const blocks = /^(?:p|li|dt|dd|t[dh]|tr|div|section|h[1-6]|figcaption|summary|br|blockquote)$/;

interface OpenSection {
  level: number;
  id: string;
  title: string;
  text: string[];
}

/** Collects sections in the order of the document. */
class Outliner {
  title = '';
  readonly lead: string[] = [];
  readonly sections: OpenSection[] = [];
  /** The section that text belongs to. */
  #current: OpenSection | undefined;

  visit(node: Nodes, card: string | undefined): void {
    if (node.type === 'text') (this.#current?.text ?? this.lead).push(node.value);
    if (!('children' in node)) return;
    if (node.type === 'element') {
      if (isSilent(node) || this.#visitHeading(node, card) || this.#visitRow(node)) return;
      if (classes(node).includes('item-card')) card = idOf(node);
    }
    for (const child of node.children) this.visit(child, card);
    if (node.type === 'element' && blocks.test(node.tagName)) {
      (this.#current?.text ?? this.lead).push(' ');
    }
  }

  /** A heading opens a section, if something leads to it: an id of its own, or that of the card whose name it is. */
  #visitHeading(node: Element, card: string | undefined): boolean {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    if (!level) return false;
    const title = squeezed(textOf(node));
    const id = idOf(node) ?? (classes(node).includes('item-name') ? card : undefined);
    if (level === 1) this.title ||= title;
    else if (id !== undefined && title) this.#current = this.#open(level, id, title);
    return level === 1 || id !== undefined;
  }

  /** A row that something leads to is a section until it ends: it has a name, and what stands beside the name. */
  #visitRow(node: Element): boolean {
    const id = idOf(node);
    const [name, ...others] = node.children.filter((child) => child.type === 'element');
    if (id === undefined || !name || !/^(?:dt|th)$/.test(name.tagName)) return false;
    const around = this.#current;
    const title = squeezed(textOf(first(name, 'code') ?? name));
    this.#current = this.#open(Math.min((around?.level ?? 1) + 1, 6), id, title);
    for (const child of others) this.visit(child, undefined);
    this.#current = around;
    return true;
  }

  #open(level: number, id: string, title: string): OpenSection {
    const section = { level, id, title, text: [] };
    this.sections.push(section);
    return section;
  }
}

function isSilent(element: Element): boolean {
  const { hidden, ariaHidden, dataPagefindIgnore } = element.properties;
  return (
    silent.has(element.tagName) ||
    (hidden !== undefined && hidden !== false) ||
    ariaHidden === 'true' ||
    dataPagefindIgnore !== undefined ||
    classes(element).some((name) => unsaid.has(String(name)))
  );
}

function classes({ properties }: Element): readonly (string | number)[] {
  return Array.isArray(properties['className']) ? properties['className'] : [];
}

function idOf({ properties }: Element): string | undefined {
  return typeof properties['id'] === 'string' ? properties['id'] : undefined;
}

/** The first element of a name below another one. */
function first(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : first(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && isSilent(node)) return '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The head is written by the layout, with one form of this element. */
function descriptionOf(html: string): string {
  const tag = /<meta name="description" content="[^"]*">/.exec(html)?.[0] ?? '';
  const [meta] = fromHtml(tag, { fragment: true }).children;
  return meta?.type === 'element' ? String(meta.properties['content']) : '';
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The part of a built page that is its content, without what stands around it on every page; empty where it marks none. */
export function contentOf(html: string): string {
  const start = html.search(/<main\b[^>]*\bdata-pagefind-body/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? '' : html.slice(start, end);
}

/**
 * Reads a built page as a reader who looks for something does.
 *
 * @returns undefined for pages that mark nothing as their content, such as those that forward
 */
export function pageOutline(html: string): PageOutline | undefined {
  const content = contentOf(html);
  if (content === '') return undefined;
  const outliner = new Outliner();
  outliner.visit(fromHtml(content, { fragment: true }), undefined);
  const text = (parts: readonly string[]) => squeezed(parts.join(''));
  return {
    title: outliner.title,
    description: descriptionOf(html),
    text: text(outliner.lead),
    sections: outliner.sections.map((section) => ({ ...section, text: text(section.text) })),
  };
}
