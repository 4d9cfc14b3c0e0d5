import type { RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

/** A component or an HTML element in an article. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Tells whether a node is a component or HTML element, of one of the names if any are given. */
export function isJsx(node: Node | undefined, ...names: string[]): node is JsxElement {
  if (node?.type !== 'mdxJsxFlowElement' && node?.type !== 'mdxJsxTextElement') return false;
  const { name } = node as JsxElement;
  return names.length === 0 || (name !== null && names.includes(name));
}

/** The attribute of that name; attributes that are expressions have none. */
export function findAttribute(node: JsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** The text of an attribute; undefined when it is absent, has no value or is an expression. */
export function textOf(node: JsxElement, name: string): string | undefined {
  const value = findAttribute(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Tells whether an attribute without a value is there. */
export function hasFlag(node: JsxElement, name: string): boolean {
  return findAttribute(node, name) !== undefined;
}

/** Sets, replaces or (with undefined) removes an attribute. `null` sets one without a value. */
export function setAttribute(
  node: JsxElement,
  name: string,
  value: string | null | undefined,
): void {
  node.attributes = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  );
  if (value !== undefined) node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

/** A component as a block, for plugins that put one into an article. */
export function jsxBlock(
  name: string,
  attributes: Record<string, string | null | undefined>,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** An attribute in a corrected snippet. */
export type SnippetAttribute = readonly [name: string, value: string | null];

/** Attributes as an author would write them; expressions become text. */
export function snippetAttributes(node: JsxElement): SnippetAttribute[] {
  return node.attributes.flatMap((attribute): SnippetAttribute[] =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, plainValue(attribute)]] : [],
  );
}

/** The value as text: the source of an expression stands for its value. */
export function plainValue(attribute: MdxJsxAttribute): string | null {
  const { value } = attribute;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return value.value.trim().replace(/^(['"`])(.*)\1$/s, '$2');
}

/** An opening tag, for hints: `<Callout title="…">`, `<Card … />`. */
export function printTag(
  name: string,
  attributes: readonly SnippetAttribute[],
  selfClosing = false,
): string {
  const parts = attributes.map(([key, value]) => {
    if (value === null) return ` ${key}`;
    return value.includes('"') ? ` ${key}='${value}'` : ` ${key}="${value}"`;
  });
  return `<${name}${parts.join('')}${selfClosing ? ' />' : '>'}`;
}

/** Tells whether an attribute spreads an object: `{...props}`. */
export function isSpread(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxExpressionAttribute {
  return attribute.type === 'mdxJsxExpressionAttribute';
}
