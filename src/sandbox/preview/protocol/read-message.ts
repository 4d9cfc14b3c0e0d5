import { type FromFrame, type Hello, PROTOCOL } from './messages.ts';
import { readDepth, readParts, readTable } from './read-console.ts';

/** Longest text that is taken from a frame, in UTF-16 code units; the rest of a longer one is dropped. */
export const LONGEST_TEXT = 20_000;

/** A type, the words that are allowed, or what reads the field. */
type Field = 'text' | 'number' | 'boolean' | readonly string[] | ((value: unknown) => unknown);

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const KINDS = ['group', 'closed-group', 'clear'] as const;
const SOURCES = ['start', 'uncaught', 'rejection', 'framework'] as const;

/** Fields of each kind of message, and what they have to be. */
const SHAPES: Readonly<Record<FromFrame['type'], Readonly<Record<string, Field>>>> = {
  rendered: {},
  console: { level: LEVELS, text: 'text', stack: 'text' },
  error: { source: SOURCES, message: 'text', stack: 'text' },
  title: { title: 'text' },
  location: { url: 'text', canGoBack: 'boolean', canGoForward: 'boolean' },
  module: { name: 'text' },
  pong: { id: 'number' },
  hot: { id: 'number', applied: 'boolean' },
  'several-maps': { supported: 'boolean' },
  open: { url: 'text' },
  dialog: { isOpen: 'boolean' },
  checked: { id: 'number', passed: 'boolean', message: 'text' },
};

/** Fields that a message may lack; a wrong one is left out. */
const OPTIONAL: { readonly [Type in FromFrame['type']]?: Readonly<Record<string, Field>> } = {
  console: {
    kind: KINDS,
    depth: readDepth,
    parts: readParts,
    table: readTable,
    hasCalls: 'boolean',
  },
};

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function readField(value: unknown, field: Field): unknown {
  if (field === 'text') return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;
  if (typeof field === 'function') return field(value);
  if (typeof field !== 'string') return field.includes(value as string) ? value : undefined;
  return typeof value === field ? value : undefined;
}

/**
 * A message of a frame, whoever in the frame has sent it: only fields that it may have, in the type that they have to be.
 *
 * @returns undefined for anything else
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (!isRecord(data) || typeof data.type !== 'string' || !Object.hasOwn(SHAPES, data.type))
    return undefined;
  const shape = SHAPES[data.type as FromFrame['type']];
  const message: Record<string, unknown> = { type: data.type };
  for (const [name, field] of Object.entries(shape)) {
    const value = readField(data[name], field);
    if (value === undefined) return undefined;
    message[name] = value;
  }
  for (const [name, field] of Object.entries(OPTIONAL[message.type as FromFrame['type']] ?? {})) {
    const value = readField(data[name], field);
    if (value !== undefined) message[name] = value;
  }
  return message as FromFrame;
}

/** Whether a message to the window is a frame's first, of this version. */
export function isHello(data: unknown): data is Hello {
  return isRecord(data) && data.preview === 'hello' && data.protocol === PROTOCOL;
}
