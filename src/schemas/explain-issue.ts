import type { z } from 'astro/zod';
import { AuthorError, nearest } from '../authoring/index.ts';
import { explainValue } from './explain-value.ts';
import type { DataPath, YamlSource } from './parse-yaml.ts';
import { schemaAt } from './schema-at.ts';
import { snippet } from './words.ts';

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
  const { schema, source } = explained;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(path, key, explained));
  }
  const value = valueAt(source.data, path);
  if (value === undefined && issue.code !== 'custom') return [missingKey(path, explained)];
  const explanation = explainValue(issue, {
    name: nameOf(path),
    value,
    example: schemaAt(schema, path).example,
  });
  return [new AuthorError({ ...source.placeOf(path), ...explanation })];
}

function missingKey(path: DataPath, { schema, source }: Explained): AuthorError {
  const name = nameOf(path);
  return new AuthorError({
    ...source.placeOf(path.slice(0, -1)),
    message: `The key \`${name}\` is missing.`,
    hint: `Add it:\n\n${snippet(name, schemaAt(schema, path).example)}`,
  });
}

function unknownKey(path: DataPath, key: string, { schema, source }: Explained): AuthorError {
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

/** The value at a path; undefined when something on the way is missing. */
function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** The key that a path ends with; an item of a list is named after the list. */
function nameOf(path: DataPath): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '');
}
