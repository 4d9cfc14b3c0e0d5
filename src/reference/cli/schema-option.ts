import type { SchemaFile, SchemaNode } from '../extraction/json-schema.ts';
import { tidyText } from '../extraction/package-text.ts';
import { defaultText, descriptionOf, typeText, valuesOf } from '../extraction/schema-type.ts';
import type { CliOption, CliValueType } from './types.ts';

/** What a schema says about an option, keys of objects included. */
export function schemaOption(
  file: SchemaFile,
  name: string,
  node: SchemaNode,
  required: boolean,
): CliOption {
  const values = valuesOf(file, node);
  const text = defaultText(node);
  const properties = nestedOptions(file, node);
  const deprecated = deprecationText(node['x-deprecated']);
  return {
    name,
    aliases: [],
    types: typesOf(file, node),
    type: typeText(file, node, false),
    description: tidyText(descriptionOf(file, node)),
    ...(values.length > 0 ? { values } : {}),
    ...(text === undefined ? {} : { default: text }),
    ...(required ? { required } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(properties.length > 0 ? { properties } : {}),
  };
}

/** `true` deprecates without a word; the text says what to do instead. */
export function deprecationText(mark: boolean | string | undefined): string | undefined {
  if (mark === undefined || mark === false) return undefined;
  return mark === true ? '' : mark;
}

/** Keys of an object, or of the objects in a list. */
function nestedOptions(file: SchemaFile, node: SchemaNode): CliOption[] {
  return [node, ...file.itemsOf(node)]
    .flatMap((holder) => file.propertiesOf(holder))
    .map(({ name, node: property, required }) => schemaOption(file, name, property, required));
}

function typesOf(file: SchemaFile, node: SchemaNode): CliValueType[] {
  return [...new Set(file.forms(node).map(typeOf))];
}

function typeOf({ type, enum: values, const: value, properties }: SchemaNode): CliValueType {
  const name = type ?? (properties ? 'object' : typeof (value ?? values?.[0]));
  if (name === 'integer') return 'number';
  if (isValueType(name)) return name;
  throw new Error(`“${name}” is not a type of an option.`);
}

function isValueType(name: unknown): name is CliValueType {
  return ['string', 'number', 'boolean', 'array', 'object'].includes(String(name));
}
