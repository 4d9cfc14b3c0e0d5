import { isObject, type SchemaFile, type SchemaNode } from './json-schema.ts';

/**
 * A type as a reader would write it: `boolean | string[]`, `"none" | "all"`, `Record<string, string>`.
 *
 * @param literals whether to list the allowed values; otherwise their type stands for them
 */
export function typeText(file: SchemaFile, node: SchemaNode, literals = true): string {
  const texts = file.forms(node).flatMap((form) => formTexts(file, form, literals));
  return [...new Set(texts)].join(' | ');
}

/** The allowed values, where there is a list of them: of the value itself, or of the items of a list. */
export function valuesOf(file: SchemaFile, node: SchemaNode): string[] {
  const own = file.forms(node).flatMap((form) => form.enum ?? []);
  const listed = own.length > 0 ? own : file.itemsOf(node).flatMap((item) => valuesOf(file, item));
  return [...new Set(listed.map(String))];
}

/** The default as JSON. An empty list is what leaving out a list means anyway. */
export function defaultText({ default: value }: SchemaNode): string | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  return JSON.stringify(value);
}

/** The description of a node, or of the first of its forms that has one. */
export function descriptionOf(file: SchemaFile, node: SchemaNode): string {
  const own = file.resolve(node).description;
  return (own ?? file.forms(node).find((form) => form.description)?.description ?? '').trim();
}

function formTexts(file: SchemaFile, form: SchemaNode, literals: boolean): string[] {
  if (form.enum && literals) return form.enum.map((value) => JSON.stringify(value));
  if (form.const !== undefined) return [JSON.stringify(form.const)];
  if (isTuple(form.items)) return [tupleText(file, form.items)];
  if (form.type === 'array') return [`${listItem(file, form, literals)}[]`];
  if (form.type === 'object' || form.properties) return [objectText(file, form, literals)];
  if (form.type === 'integer') return ['number'];
  if (typeof form.type === 'string') return [form.type];
  return form.enum ? [...new Set(form.enum.map((value) => typeof value))] : ['unknown'];
}

function listItem(file: SchemaFile, form: SchemaNode, literals: boolean): string {
  const texts = file.itemsOf(form).map((item) => typeText(file, item, literals));
  const text = [...new Set(texts)].join(' | ') || 'unknown';
  return text.includes(' | ') ? `(${text})` : text;
}

function isTuple(items: SchemaNode['items']): items is readonly SchemaNode[] {
  return Array.isArray(items);
}

/** A list whose items differ by position, such as a reporter and its options: types alone, because the values are listed beside it. */
function tupleText(file: SchemaFile, items: readonly SchemaNode[]): string {
  return `[${items.map((item) => typeText(file, item, false)).join(', ')}]`;
}

/** An object with named keys is an `object`, whose keys have rows of their own; one with free keys is a map. */
function objectText(file: SchemaFile, form: SchemaNode, literals: boolean): string {
  if (form.properties && Object.keys(form.properties).length > 0) return 'object';
  const values = file.mapValuesOf(form).map((value) => typeText(file, value, literals));
  if (values.length > 0) return `Record<string, ${[...new Set(values)].join(' | ')}>`;
  return isObject(form.additionalProperties) ? 'Record<string, unknown>' : 'object';
}
