import type { z } from 'astro/zod';
import { AuthorError, nearest } from '../authoring/index.ts';
import type { YamlSource } from './parse-yaml.ts';
import { schemaAt } from './schema-keys.ts';

/** What an explanation is made from. */
export interface Explained {
  readonly schema: z.core.$ZodType;
  readonly source: YamlSource;
}

/**
 * Says an issue of the validator in words for the author, at the place where it is.
 *
 * @returns one error; an issue about several unknown keys gives one for each
 */
export function explainIssue(issue: z.core.$ZodIssue, explained: Explained): AuthorError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(issue.path, key, explained));
  }
  const value = valueAt(explained.source.data, issue.path);
  if (value === undefined && issue.code !== 'custom') return [missingKey(issue.path, explained)];
  const place = explained.source.placeOf(issue.path);
  const { example } = schemaAt(explained.schema, issue.path);
  const name = nameOf(issue.path);
  return [new AuthorError({ ...place, ...explainValue(issue, name, value, example) })];
}

interface Explanation {
  readonly message: string;
  readonly hint: string | undefined;
}

function explainValue(
  issue: z.core.$ZodIssue,
  name: string,
  value: unknown,
  example: string | undefined,
): Explanation {
  const like = example === undefined ? undefined : `For example:\n\n${snippet(name, example)}`;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(name, value, issue.expected, like);
    case 'invalid_value':
      return wrongChoice(name, value, issue.values.map(String));
    case 'invalid_union':
      return wrongChoice(name, value, choicesOf(issue));
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, name, value, like);
    case 'custom':
      return { message: issue.message, hint: like };
    default:
      return {
        message: `${subject(name)} is ${show(value)}, which has the wrong form.`,
        hint: like,
      };
  }
}

function missingKey(path: readonly PropertyKey[], { schema, source }: Explained): AuthorError {
  const name = nameOf(path);
  const example = schemaAt(schema, path).example ?? '…';
  return new AuthorError({
    ...source.placeOf(path.slice(0, -1)),
    message: `The key \`${name}\` is missing.`,
    hint: `Add it:\n\n${snippet(name, example)}`,
  });
}

function unknownKey(
  path: readonly PropertyKey[],
  key: string,
  { schema, source }: Explained,
): AuthorError {
  const { keys } = schemaAt(schema, path);
  const meant = nearest(key, keys);
  const value = valueAt(source.data, [...path, key]);
  const written = typeof value === 'object' ? '…' : String(value);
  return new AuthorError({
    ...source.placeOfKey([...path, key]),
    message: `There is no key \`${key}\` here.`,
    hint: meant ? `Write:\n\n${snippet(meant, written)}` : `Known keys: ${keys.join(', ')}.`,
  });
}

function wrongType(
  name: string,
  value: unknown,
  expected: string,
  like: string | undefined,
): Explanation {
  const message = `${subject(name)} is ${typeName(value)} and must be ${typeNames[expected] ?? expected}.`;
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value)) {
    return { message, hint: `Put it in quotes:\n\n${snippet(name, `'${value}'`)}` };
  }
  if (expected === 'array' && typeof value === 'string') {
    return { message, hint: `Write a list:\n\n${snippet(name, `[${value}]`)}` };
  }
  return { message, hint: like };
}

function wrongChoice(name: string, value: unknown, choices: readonly string[]): Explanation {
  const meant = nearest(String(value), choices);
  const message = `${subject(name)} is ${show(value)} and must be ${anyOf(choices)}.`;
  return { message, hint: meant && `Write:\n\n${snippet(name, meant)}` };
}

function choicesOf(issue: z.core.$ZodIssueInvalidUnion): string[] {
  return issue.errors
    .flat()
    .flatMap((inner) => ('values' in inner ? inner.values.map(String) : []));
}

function wrongSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
  value: unknown,
  like: string | undefined,
): Explanation {
  const limit =
    issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (typeof value !== 'string') {
    if (Array.isArray(value))
      return { message: `${subject(name)} needs ${limit} item.`, hint: like };
    return { message: `${subject(name)} is ${show(value)} and must be ${limit}.`, hint: like };
  }
  if (value === '') return { message: `${subject(name)} is empty.`, hint: like };
  const message = `${subject(name)} has ${value.length} characters and must have ${limit}.`;
  if (issue.code === 'too_small') return { message, hint: like };
  const kept = value.slice(0, Number(issue.maximum)).slice(-40);
  return { message, hint: `Character ${issue.maximum} is the last of: “…${kept}”` };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
};

function typeName(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeNames[typeof value] ?? typeof value;
}

/** The value at a path; undefined when something on the way is missing. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** The key that a path ends with; an item of a list is named after the list. */
function nameOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '');
}

function subject(name: string): string {
  return name === '' ? 'The file' : `\`${name}\``;
}

function snippet(name: string, value: string): string {
  return name === '' ? value : `${name}: ${value}`;
}

function show(value: unknown): string {
  return typeof value === 'object' ? typeName(value) : `\`${String(value)}\``;
}

function anyOf(choices: readonly string[]): string {
  return choices.map((choice) => `\`${choice}\``).join(' or ');
}
