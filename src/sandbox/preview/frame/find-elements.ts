import type { Query } from '../protocol/checks.ts';

/** Text of an element as a user reads it: spaces and line breaks count once. */
export function textIn(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** All elements that a query is about; its `index` leaves one of them. */
export function findElements({ selector, text, index }: Query, root: ParentNode): Element[] {
  const found = [...root.querySelectorAll(selector)].filter(
    (element) => text === undefined || textIn(element).includes(text),
  );
  if (index === undefined) return found;
  const one = found.at(index);
  return one ? [one] : [];
}

/** A query as messages quote it. */
export function described({ selector, text, index }: Query): string {
  const withText = text === undefined ? '' : ` with the text "${text}"`;
  return `"${selector}"${withText}${index === undefined ? '' : ` (number ${index})`}`;
}
