import type { ConsoleNode } from '../../types.ts';
import { LONGEST_NODE, MOST_NODES } from '../protocol/read-console.ts';
import { signalState } from './signals.ts';
import {
  clipped,
  enumerableFields,
  filled,
  firstOf,
  lineOf,
  type TextLimits,
  textOf,
} from './text-of.ts';

/** How many levels of a value are copied, and how many fields on each of them. */
const DEEPEST = 5;
const MOST_FIELDS = 100;

/** The line of a value that can be opened. */
const SUMMARY: TextLimits = { deepest: 1, mostEntries: 5, longest: 200 };

/** A field that is not a value: what a getter would give, or how much is left out. */
const note = (key: string, text: string): ConsoleNode => ({ key, text });

type Field = { readonly key: string; readonly value: unknown } | ConsoleNode;

const isNote = (field: Field): field is ConsoleNode => 'text' in field;

/** What is inside a value, as fields; none where nothing is. */
function fieldsOf(value: object): Iterable<Field> {
  if (typeof value === 'function') {
    const signal = signalState(value);
    return signal?.hasValue ? [{ key: 'value', value: signal.value }] : [];
  }
  if (value instanceof Date || value instanceof RegExp) return [];
  if (value instanceof Map) return mapFields(value);
  if (value instanceof Set) return listFields(value);
  if (Array.isArray(value)) return listFields(value);
  if (ArrayBuffer.isView(value) && 'length' in value) return listFields(value as Uint8Array);
  if (typeof Node !== 'undefined' && value instanceof Element) return listFields(value.childNodes);
  return objectFields(value);
}

function* listFields(items: Iterable<unknown>): Iterable<Field> {
  let index = 0;
  for (const item of items) yield { key: String(index++), value: item };
}

function* mapFields(map: ReadonlyMap<unknown, unknown>): Iterable<Field> {
  for (const [key, value] of map) yield { key: lineOf(key, SUMMARY), value };
}

function* objectFields(value: object): Iterable<Field> {
  if (value instanceof Error) {
    yield note('stack', clipped(String(value.stack ?? ''), LONGEST_NODE));
    if (value.cause !== undefined) yield { key: 'cause', value: value.cause };
  }
  for (const [key, { get, value: item }] of enumerableFields(value))
    yield get ? note(key, '(getter)') : { key, value: item };
}

/** Copies a value, so that it shows what it was when it was printed. */
class TreeWriter {
  #left = MOST_NODES;
  readonly #open = new Set<object>();

  get written(): number {
    return MOST_NODES - this.#left;
  }

  write(value: unknown, depth: number): ConsoleNode {
    this.#left--;
    const isOpenable = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (!isOpenable) return { text: lineOf(value, { ...SUMMARY, longest: LONGEST_NODE }) };
    if (this.#open.has(value)) return { text: '[circular]' };
    const text = lineOf(value, SUMMARY);
    if (depth >= DEEPEST || this.#left <= 0) return { text };
    this.#open.add(value);
    try {
      const children = this.#children(value, depth);
      return children.length > 0 ? { text, children } : { text };
    } catch {
      // A proxy that throws.
      return { text };
    } finally {
      this.#open.delete(value);
    }
  }

  #children(value: object, depth: number): ConsoleNode[] {
    const fields = firstOf(fieldsOf(value), MOST_FIELDS + 1);
    const children: ConsoleNode[] = [];
    for (const field of fields.slice(0, MOST_FIELDS)) {
      if (this.#left <= 1) break;
      if (isNote(field)) this.#left--;
      children.push(
        isNote(field) ? field : { key: field.key, ...this.write(field.value, depth + 1) },
      );
    }
    if (children.length < fields.length) {
      this.#left--;
      children.push({ text: '… more, left out' });
    }
    return children;
  }
}

/** What the arguments of a call are in a console whose values can be opened. */
export interface Parts {
  readonly parts: readonly ConsoleNode[];
  /** How many nodes the parts have. */
  readonly size: number;
}

/** The arguments of a call one by one; undefined where none of them has something inside. */
export function partsOf(values: readonly unknown[]): Parts | undefined {
  const rest = [...values];
  const first = rest[0];
  const texts = typeof first === 'string' ? [{ text: filled(String(rest.shift()), rest) }] : [];
  const writer = new TreeWriter();
  const parts = [
    ...texts.map(({ text }) => ({ text: clipped(text, LONGEST_NODE) })),
    ...rest.map((value) =>
      typeof value === 'string' ? { text: textOf(value) } : writer.write(value, 0),
    ),
  ];
  if (!parts.some((part) => 'children' in part)) return undefined;
  return { parts, size: writer.written };
}
