import { type Element, h } from 'astro-expressive-code/hast';
import { SKIP, visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';

/** A name in a declaration that leads to the details of a member. */
export interface Jump {
  /** Line, from 0. */
  readonly line: number;
  /** Columns of the name, from 0; the end is not included. */
  readonly start: number;
  readonly end: number;
  /** Id of the card. */
  readonly target: string;
  readonly deprecated?: boolean | undefined;
}

/** Id of the hidden words that describe what a jump does; the API panel of a page has them. */
export const jumpHint = 'jump-hint';

/**
 * Turns a rendered declaration into an API panel: no copy button; the name of each member leads to its card, and the style sheet lets
 * the link fill the line.
 */
export function panel(block: Element, jumps: readonly Jump[]): void {
  const lines: Element[] = [];
  visit(block, 'element', (element, index, parent) => {
    const classes = classesOf(element);
    if (classes.includes('copy-box')) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    if (classes.includes('code-block')) element.properties['className'] = [...classes, 'api-panel'];
    if (classes.includes('ec-line')) lines.push(element);
    return undefined;
  });
  for (const jump of jumps) {
    const line = lines[jump.line];
    if (line) addJump(line, jump);
  }
}

function addJump(line: Element, { start, end, target, deprecated }: Jump): void {
  if (deprecated) line.properties['className'] = [...classesOf(line), 'is-deprecated'];
  const properties = {
    class: 'api-jump',
    href: `#${encodeURIComponent(target)}`,
    dataAstroHistory: 'replace',
    ariaDescribedBy: jumpHint,
  };
  let column = 0;
  visitParents(line, 'text', (text, ancestors) => {
    const from = column;
    column += text.value.length;
    if (start < from || end > column) return undefined;
    const parent = ancestors.at(-1) as Element;
    const [before, name, after] = [
      text.value.slice(0, start - from),
      text.value.slice(start - from, end - from),
      text.value.slice(end - from),
    ];
    const parts = [
      ...(before ? [{ type: 'text' as const, value: before }] : []),
      h('a', properties, name),
      ...(after ? [{ type: 'text' as const, value: after }] : []),
    ];
    parent.children.splice(parent.children.indexOf(text), 1, ...parts);
    const symbol = ancestors.find((ancestor) =>
      classesOf(ancestor as Element).includes('symbol-link'),
    );
    // A member with the name of a symbol is the member.
    if (symbol) unlink(symbol as Element);
    return false;
  });
}

function unlink(link: Element): void {
  link.tagName = 'span';
  link.properties = {};
}

function classesOf(element: Element): string[] {
  const value = element.properties?.['className'] ?? element.properties?.['class'];
  return Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string'
      ? value.split(' ')
      : [];
}
