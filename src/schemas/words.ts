/** The parts of messages to authors that several of them share. */

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
};

/** What an author calls the type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'empty';
  return typeName(Array.isArray(value) ? 'array' : typeof value);
}

/** What an author calls a type of the validator. */
export function typeName(type: string): string {
  return typeNames[type] ?? type;
}

/** The beginning of a sentence about a value. */
export function subject(name: string): string {
  return name === '' ? 'The file' : `\`${name}\``;
}

/** A key and its value as an author writes them. */
export function snippet(name: string, value: string): string {
  if (name === '') return value;
  const isBlock = value.includes('\n') || value.startsWith('- ');
  return isBlock ? `${name}:\n  ${value.replaceAll('\n', '\n  ')}` : `${name}: ${value}`;
}

/** A value as written, or its type where it has parts. */
export function show(value: unknown): string {
  return typeof value === 'object' ? typeOf(value) : `\`${String(value)}\``;
}

/** `a`, `b` or `c`. */
export function anyOf(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `\`${choice}\``);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}
