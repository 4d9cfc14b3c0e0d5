import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, classesOf, element, elementsIn, find, text } from '../tree/elements.ts';
import { fence } from './plain-code.ts';

/** Makes plain what is below a construct. */
export type Plain = (nodes: readonly ElementContent[]) => ElementContent[];

const blockTags = /^(?:p|ul|ol|dl|pre|div|table|blockquote|figure|h[1-6]|section)$/;

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && blockTags.test(node.tagName);

/** An aside with its title in bold. */
export function quote(node: Element, plain: Plain): ElementContent[] {
  const children = elementsIn(node).flatMap((child) =>
    /(?:^|-)title$/.test(classesOf(child).join(' ')) ? [boldParagraph(child)] : plain([child]),
  );
  return [element('blockquote', children)];
}

/** A paragraph in bold: what looks like a heading and is none in the outline. */
export function boldParagraph(node: Element): Element {
  return element('p', [element('strong', [text(textOf(node).trim())])]);
}

/** Terms and what they mean as a list: `- **term**: meaning`, with blocks below the term. */
export function definitionList(list: Element, plain: Plain): ElementContent[] {
  const parts = elementsIn(list).flatMap((child) =>
    child.tagName === 'div' ? elementsIn(child) : [child],
  );
  const items: ElementContent[][] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') items.push([element('strong', spaced(plain(part.children)))]);
    else items.at(-1)?.push(...meaning(plain(part.children)));
  }
  return [
    element(
      'ul',
      items.map((item) => element('li', item)),
    ),
  ];
}

function meaning(content: ElementContent[]): ElementContent[] {
  return content.some(isBlock) ? content : [text(': '), ...spaced(content)];
}

/** Elements that the style sheet sets apart, set apart by spaces; what has text between it is left as it is. */
export function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const apart = node.type === 'element' && nodes[index - 1]?.type === 'element';
    return apart ? [text(' '), node] : [node];
  });
}

/** A row of small facts as a paragraph, with points between them. */
export function factRow(nodes: readonly ElementContent[]): ElementContent[] {
  const facts = nodes.filter((node) => node.type === 'element' || textOf(node).trim() !== '');
  if (facts.length === 0) return [];
  return [
    element(
      'p',
      facts.flatMap((fact, index) => (index > 0 ? [text(' · '), fact] : [fact])),
    ),
  ];
}

/** A heading with facts beside it: the heading, and the facts below it. */
export function headingWithFacts(head: Element, plain: Plain): ElementContent[] {
  const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
  const heading = find(head, isHeading);
  const others = elementsIn(head).filter((child) => child !== heading);
  return [...(heading ? plain([heading]) : []), ...factRow(plain(others))];
}

/** A card as a list item: its title, and what it says. */
export function card(node: Element, plain: Plain): ElementContent[] {
  const [title, ...others] = elementsIn(node).filter(
    (child) => attributeOf(child, 'ariaHidden') === '',
  );
  if (!title) return [];
  const strong = element('p', [element('strong', plain(title.children))]);
  return [element('li', [strong, ...plain(others)])];
}

/** Elements side by side as a list. */
export function listOf(nodes: readonly ElementContent[]): ElementContent[] {
  const items = nodes.filter((node): node is Element => node.type === 'element');
  return [
    element(
      'ul',
      items.map((item) => (item.tagName === 'li' ? item : element('li', [item]))),
    ),
  ];
}

/** A message of the framework, word for word; what it fills in stands in braces. */
export function message(node: Element): ElementContent[] {
  const named = (child: ElementContent): string => {
    if (child.type !== 'element') return textOf(child);
    const content = child.children.map(named).join('');
    if (child.tagName === 'var') return `{${content}}`;
    return classesOf(child).includes('message-kind') ? `${content}: ` : content;
  };
  return [fence(node.children.map(named).join('').trim(), 'text')];
}

/** A cell holds no blocks: their contents, one after the other. */
export function cell(node: Element, plain: Plain): ElementContent[] {
  const inline = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((child) =>
      child.type === 'element' && isBlock(child) ? [...inline(child.children), text(' ')] : [child],
    );
  return [{ ...node, children: inline(plain(node.children)) }];
}
