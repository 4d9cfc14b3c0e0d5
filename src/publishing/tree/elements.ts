import type { Element, ElementContent, Nodes } from 'hast';

/** The classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** An attribute as text; empty where it is missing. */
export function attributeOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return value === undefined || value === null ? '' : String(value);
}

/** Makes an element. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** The first element below a node, in document order, that fits. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The first element below a node that has a class. */
export function findClass(node: Nodes, name: string): Element | undefined {
  return find(node, (candidate) => classesOf(candidate).includes(name));
}

/** The child elements of an element. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}
