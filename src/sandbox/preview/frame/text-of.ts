import { signalState } from './signals.ts';

/** How much of a value is written down. */
export interface TextLimits {
  readonly deepest: number;
  readonly mostEntries: number;
  /** In UTF-16 code units. */
  readonly longest: number;
}

const WHOLE: TextLimits = { deepest: 4, mostEntries: 100, longest: 10_000 };

/** A value that has nothing inside; undefined for others. */
function plainText(value: unknown, longest: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(clipped(value, longest));
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'object':
      return value === null ? 'null' : undefined;
    case 'function':
      return undefined;
    default:
      return String(value);
  }
}

function functionText(value: { readonly name: string }): string {
  const name = typeof value.name === 'string' ? value.name : '';
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return isClass ? `class ${name.replace(/^_/, '')}` : `ƒ ${name || 'anonymous'}()`;
}

function errorText(error: Error): string {
  const title = `${error.name}: ${error.message}`;
  const cause = error.cause === undefined ? '' : `\nCaused by: ${textOf(error.cause)}`;
  return title + cause;
}

/** Start tag of an element. */
function elementText(node: Element): string {
  const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`);
  return `<${node.localName}${attributes.join('')}>`;
}

/** Classes whose text says what they hold. */
const SPOKEN = [RegExp, URL];

class Writer {
  readonly #open = new Set<object>();
  readonly #limits: TextLimits;

  constructor(limits: TextLimits) {
    this.#limits = limits;
  }

  write(value: unknown, depth: number): string {
    const plain = plainText(value, this.#limits.longest);
    if (plain !== undefined) return plain;
    const object = value as object;
    if (this.#open.has(object)) return '[circular]';
    this.#open.add(object);
    try {
      return this.#object(object, depth);
    } catch {
      // A proxy or a getter that throws.
      return '[unreadable]';
    } finally {
      this.#open.delete(object);
    }
  }

  #object(value: object, depth: number): string {
    if (typeof value === 'function') return this.#function(value, depth);
    if (value instanceof Error) return errorText(value);
    if (value instanceof Date)
      return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (SPOKEN.some((type) => value instanceof type)) return String(value);
    if (typeof Element !== 'undefined' && value instanceof Element) return elementText(value);
    const name = nameOf(value);
    if (depth >= this.#limits.deepest)
      return Array.isArray(value) ? '[…]' : `${name || 'Object'} {…}`;
    if (Array.isArray(value))
      return this.#list('[', value, value.length, ']', (item) => this.write(item, depth + 1));
    const pair = ([key, item]: [unknown, unknown]) =>
      `${this.write(key, depth + 1)} => ${this.write(item, depth + 1)}`;
    if (value instanceof Map)
      return `Map(${value.size}) ${this.#list('{', value, value.size, '}', pair)}`;
    if (value instanceof Set)
      return `Set(${value.size}) ${this.#list('{', value, value.size, '}', (item) => this.write(item, depth + 1))}`;
    if (ArrayBuffer.isView(value) && 'length' in value) {
      const items = value as Uint8Array;
      return `${name} ${this.#list('[', items, items.length, ']', String)}`;
    }
    const fields = this.#fields(value);
    const text = this.#list(
      '{',
      fields,
      fields.length,
      '}',
      ([key, item]) => `${key}: ${item(depth + 1)}`,
    );
    return name ? `${name} ${text}` : text;
  }

  #function(value: object, depth: number): string {
    const signal = signalState(value);
    if (!signal) return functionText(value as { name: string });
    const held = signal.hasValue ? this.write(signal.value, depth + 1) : 'not read yet';
    return `${signal.label}(${held})`;
  }

  #fields(value: object): [string, (depth: number) => string][] {
    return enumerableFields(value).map(([key, { get, value: item }]) => [
      /^[\w$]+$/.test(key) ? key : JSON.stringify(key),
      // A getter runs code of the application, which would then run because a developer looked.
      (depth) => (get ? '(getter)' : this.write(item, depth)),
    ]);
  }

  #list<T>(
    open: string,
    items: Iterable<T>,
    size: number,
    close: string,
    write: (item: T) => string,
  ): string {
    const shown = firstOf(items, this.#limits.mostEntries).map(write);
    const left = size - shown.length;
    if (left > 0) shown.push(`… ${left} more`);
    if (shown.length === 0) return open + close;
    const inner = shown.join(', ');
    return open === '{' ? `{ ${inner} }` : open + inner + close;
  }
}

/** The first items of something that may be endless. */
export function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === most) break;
    found.push(item);
  }
  return found;
}

/** Fields of an object that listing it shows, without running getters. */
export function enumerableFields(value: object): [string, PropertyDescriptor][] {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).filter(
    ([, { enumerable }]) => enumerable,
  );
}

/** The class of an object that is more than a bag of fields. */
export function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return '';
  const name: unknown = prototype.constructor?.name;
  return typeof name === 'string' ? name.replace(/^_/, '') : '';
}

/** A text whose end is left out if it is long. */
export const clipped = (text: string, longest: number): string =>
  text.length > longest
    ? `${text.slice(0, longest)}… (${text.length - longest} more characters)`
    : text;

/** A value as a developer reads it in a console: cyclic ones and those that throw included, long ones clipped. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : new Writer(WHOLE).write(value, 0);
  return clipped(text, WHOLE.longest);
}

/** A value in one line, as source code has it: texts in quotes. */
export function lineOf(value: unknown, limits: TextLimits): string {
  return clipped(new Writer(limits).write(value, 0), limits.longest);
}

/** Replaces the placeholders of a first text, as consoles do: `%s`, `%d`, `%i`, `%f`, `%o`, `%O`; `%c` styles nothing here. */
export function filled(format: string, rest: unknown[]): string {
  return format.replaceAll(/%([%sdifoOc])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    if (kind === 'c') return '';
    if (kind === 'd' || kind === 'i') return String(Math.trunc(Number(value)));
    if (kind === 'f') return String(Number(value));
    return textOf(value);
  });
}

/** The arguments of a call of the console as one text. */
export function textOfArguments(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const texts =
    typeof first === 'string' ? [filled(first, rest)] : values.length > 0 ? [textOf(first)] : [];
  return clipped([...texts, ...rest.map(textOf)].join(' '), WHOLE.longest);
}
