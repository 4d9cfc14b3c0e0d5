import type {
  Heading,
  InlineCode,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  TableCell,
} from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { findAttribute, isJsx, textOf } from '../../src/markdown/remark/jsx.ts';
import type { Article } from '../articles/index.ts';

/** Stands for inline code and expressions in the text of a block: something that no rule reads. */
export const CODE = '\uFFFC';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A run of prose that readers see, as plain text. */
export interface Block {
  /** `title`: of the article, a step or an aside; `label`: other attributes and front matter. */
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'title' | 'label';
  /** Line breaks are those of the source. */
  readonly text: string;
  /** Where it starts. */
  readonly place: Place;
  /** What it was parsed from; attributes and front matter have none. */
  readonly node?: Paragraph | Heading | TableCell;
}

const titles: Readonly<Record<string, readonly string[]>> = {
  Callout: ['title'],
  DecorativeHeader: ['title'],
  Step: ['title'],
};
const labels: Readonly<Record<string, readonly string[]>> = {
  Card: ['title', 'link'],
  Example: ['title'],
  Pill: ['title'],
  Video: ['title'],
};

/** Inline code and expressions as text. */
type CodeText = (node: InlineCode | MdxTextExpression) => string;

/**
 * The prose of an article in the order of its source. Code, and attributes that nobody reads, are none.
 *
 * @param codeText what stands for inline code in the text; without it, `CODE`
 */
export function blocksOf(article: Article, codeText: CodeText = () => CODE): Block[] {
  const blocks = frontMatterBlocks(article);
  visit(article.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const kind = node.type === 'tableCell' ? 'cell' : node.type;
      blocks.push({ kind, text: plainText(node.children, codeText), place: startOf(node), node });
    }
    if (node.type === 'code') {
      const alt = /\balt="([^"]*)"/.exec(node.meta ?? '')?.[1];
      if (alt) blocks.push({ kind: 'label', text: alt, place: startOf(node) });
    }
    if (isJsx(node)) blocks.push(...attributeBlocks(node));
  });
  return blocks;
}

function attributeBlocks(node: Parameters<typeof textOf>[0]): Block[] {
  const read = (kind: Block['kind'], names: readonly string[] = []): Block[] =>
    names.flatMap((name) => {
      const text = textOf(node, name);
      return text ? [{ kind, text, place: startOf(findAttribute(node, name) as never) }] : [];
    });
  return [...read('title', titles[node.name ?? '']), ...read('label', labels[node.name ?? ''])];
}

function frontMatterBlocks({ lines }: Article): Block[] {
  const end = lines.indexOf('---', 1);
  return lines.slice(0, Math.max(0, end)).flatMap((line, index): Block[] => {
    const { key, text } = /^(?<key>title|description):\s*(?<text>.+)$/.exec(line)?.groups ?? {};
    if (!key || !text) return [];
    const kind = key === 'title' ? 'title' : 'label';
    return [
      { kind, text: text.replace(/^(['"])(.*)\1$/, '$2'), place: { line: index + 1, column: 1 } },
    ];
  });
}

function plainText(children: readonly PhrasingContent[], codeText: CodeText): string {
  return children.map((node) => textOfNode(node, codeText)).join('');
}

function textOfNode(node: Nodes, codeText: CodeText): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return codeText(node);
  const children = 'children' in node ? (node as Parents).children : [];
  return children.map((child) => textOfNode(child, codeText)).join('');
}

function startOf({ position }: Pick<Nodes, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Where a word of a block stands in the source. */
export function placeIn(
  { text, place }: Block,
  index: number,
  word: string,
  { lines }: Article,
): Place {
  const before = text.slice(0, index).split('\n');
  const line = place.line + before.length - 1;
  // Markup only adds to what is before the word.
  const indent = before.length === 1 ? place.column - 1 : 0;
  const from = indent + (before.at(-1)?.length ?? 0);
  const found = lines[line - 1]?.indexOf(word, from) ?? -1;
  return { line, column: (found < 0 ? from : found) + 1 };
}
