import type { SchemaFile, SchemaNode } from '../extraction/json-schema.ts';
import { tidyText } from '../extraction/package-text.ts';
import { defaultText, descriptionOf, typeText } from '../extraction/schema-type.ts';
import type { ConfigurationOption } from './types.ts';

/** What a table takes from a schema. */
export interface TableSource {
  readonly file: SchemaFile;
  /** Node whose keys are the rows; the root of the file without it. */
  readonly at?: string;
  /** Keys whose own keys have a table of their own: the row stays, rows below it are left out. */
  readonly closed?: readonly string[];
  /** Keys that are no options, such as `$schema`. */
  readonly without?: readonly string[];
}

/** The rows of a table: each key, followed by the keys of the objects that it may hold. */
export function schemaTable({
  file,
  at,
  closed = [],
  without = [],
}: TableSource): ConfigurationOption[] {
  const root = at === undefined ? file.root : file.at(at);
  const rowsOf = (node: SchemaNode, prefix: string): ConfigurationOption[] =>
    file.propertiesOf(node).flatMap((key) => {
      const name = `${prefix}${key.name}`;
      const row = option(file, name, key.node, key.required);
      return closed.includes(name) ? [row] : [row, ...rowsBelow(key.node, name)];
    });
  const rowsBelow = (node: SchemaNode, name: string): ConfigurationOption[] => [
    ...rowsOf(node, `${name}.`),
    ...file.itemsOf(node).flatMap((item) => rowsOf(item, `${name}[].`)),
    ...file.mapValuesOf(node).flatMap((value) => rowsOf(value, `${name}.*.`)),
  ];
  const keys = file.propertiesOf(root).filter(({ name }) => !without.includes(name));
  return keys
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, node, required }) => [
      option(file, name, node, required),
      ...(closed.includes(name) ? [] : rowsBelow(node, name)),
    ]);
}

function option(
  file: SchemaFile,
  name: string,
  node: SchemaNode,
  required: boolean,
): ConfigurationOption {
  const value = defaultText(node);
  const deprecated = node['x-deprecated'];
  return {
    name,
    type: typeText(file, node),
    description: tidyText(descriptionOf(file, node)),
    ...(value === undefined ? {} : { default: value }),
    ...(required ? { required } : {}),
    ...(deprecated ? { deprecated: deprecated === true ? '' : deprecated } : {}),
  };
}
