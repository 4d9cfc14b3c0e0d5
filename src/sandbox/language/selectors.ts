/** One alternative of a directive's selector. */
export interface Selector {
  /** Empty where any element will do. */
  readonly tag: string;
  readonly attributes: readonly string[];
}

/** Reads a directive's selector; what it excludes, and classes, are left out. */
export function selectorsOf(text: string): Selector[] {
  return text
    .replace(/:not\([^)]*\)/g, '')
    .split(',')
    .map((part) => ({
      tag: /^\s*([\w-]+)/.exec(part)?.[1] ?? '',
      attributes: Array.from(part.matchAll(/\[([\w.-]+)(?:=[^\]]*)?\]/g), ([, name = '']) => name),
    }))
    .filter(({ tag, attributes }) => tag !== '' || attributes.length > 0);
}
