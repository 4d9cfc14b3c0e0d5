/** How much of a value is written down. */
const DEEPEST = 4;
const MOST_ENTRIES = 100;
const LONGEST = 10_000;

/** A value that has nothing inside; undefined for others. */
function plainText(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'function':
      return functionText(value);
    case 'object':
      return value === null ? 'null' : undefined;
    default:
      return String(value);
  }
}

function functionText(value: { readonly name: string; toString(): string }): string {
  const text = String(value);
  // A signal says what it holds; other functions would print all of their code.
  if (/^\[.*Signal: /s.test(text)) return text;
  if (/^class\b/.test(text)) return `class ${value.name}`;
  return `ƒ ${value.name || 'anonymous'}()`;
}

function errorText(error: Error): string {
  const title = `${error.name}: ${error.message}`;
  const cause = error.cause === undefined ? '' : `\nCaused by: ${textOf(error.cause)}`;
  return title + cause;
}

function elementText(node: Element): string {
  const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`);
  return `<${node.localName}${attributes.join('')}>`;
}

/** Classes whose text says what they hold. */
const SPOKEN = [RegExp, URL];

class Writer {
  readonly #open = new Set<object>();

  write(value: unknown, depth: number): string {
    const plain = plainText(value);
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
    if (value instanceof Error) return errorText(value);
    if (value instanceof Date)
      return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (SPOKEN.some((type) => value instanceof type)) return String(value);
    if (typeof Element !== 'undefined' && value instanceof Element) return elementText(value);
    const name = nameOf(value);
    if (depth >= DEEPEST) return Array.isArray(value) ? '[…]' : `${name || 'Object'} {…}`;
    if (Array.isArray(value))
      return this.#list('[', value, ']', (item) => this.write(item, depth + 1));
    const pair = ([key, item]: [unknown, unknown]) =>
      `${this.write(key, depth + 1)} => ${this.write(item, depth + 1)}`;
    if (value instanceof Map) return `Map(${value.size}) ${this.#list('{', [...value], '}', pair)}`;
    if (value instanceof Set)
      return `Set(${value.size}) ${this.#list('{', [...value], '}', (item) => this.write(item, depth + 1))}`;
    if (ArrayBuffer.isView(value) && 'length' in value)
      return `${name} ${this.#list('[', Array.from(value as Uint8Array), ']', String)}`;
    const text = this.#list(
      '{',
      this.#fields(value),
      '}',
      ([key, item]) => `${key}: ${item(depth + 1)}`,
    );
    return name ? `${name} ${text}` : text;
  }

  #fields(value: object): [string, (depth: number) => string][] {
    return Object.entries(Object.getOwnPropertyDescriptors(value))
      .filter(([, { enumerable }]) => enumerable)
      .map(([key, { get, value: item }]) => [
        /^[\w$]+$/.test(key) ? key : JSON.stringify(key),
        // A getter runs code of the application, which would then happen because somebody looked.
        (depth) => (get ? '(getter)' : this.write(item, depth)),
      ]);
  }

  #list<T>(open: string, items: readonly T[], close: string, write: (item: T) => string): string {
    const shown = items.slice(0, MOST_ENTRIES).map(write);
    if (items.length > MOST_ENTRIES) shown.push(`… ${items.length - MOST_ENTRIES} more`);
    if (shown.length === 0) return open + close;
    const inner = shown.join(', ');
    return open === '{' ? `{ ${inner} }` : open + inner + close;
  }
}

/** The class of an object that is more than a bag of fields. */
function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return '';
  const name: unknown = prototype.constructor?.name;
  return typeof name === 'string' ? name.replace(/^_/, '') : '';
}

const clipped = (text: string): string =>
  text.length > LONGEST
    ? `${text.slice(0, LONGEST)}… (${text.length - LONGEST} more characters)`
    : text;

/** A value as somebody reads it in a console: cyclic ones and those that throw included, long ones clipped. */
export function textOf(value: unknown): string {
  return clipped(typeof value === 'string' ? value : new Writer().write(value, 0));
}

/** Replaces the placeholders of a first text, as consoles do: `%s`, `%d`, `%i`, `%f`, `%o`, `%O`; `%c` styles nothing here. */
function filled(format: string, rest: unknown[]): string {
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
  return clipped([...texts, ...rest.map(textOf)].join(' '));
}
