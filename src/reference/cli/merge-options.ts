import type { SchemaNode } from '../extraction/json-schema.ts';
import { tidyText } from '../extraction/package-text.ts';
import type { Help, HelpOption } from './ask-help.ts';
import type { CommandSchema } from './command-schema.ts';
import { deprecationText, schemaOption } from './schema-option.ts';
import type { CliOption } from './types.ts';

/**
 * Options of a command: those that its help lists, with what its schema knows better, and those that only `angular.json` takes. The help
 * reduces a value of several types to one type and leaves out values that are objects; the schema has them.
 *
 * @returns arguments by position, options by name
 */
export function mergeOptions(
  help: Help,
  schema: CommandSchema | undefined,
): { arguments: CliOption[]; options: CliOption[] } {
  const known = new Map(schema?.file.propertiesOf(schema.file.root).map((key) => [key.name, key]));
  const byDashedName = new Map([...known.values()].map((key) => [dashed(key.name), key]));
  const listed = help.options.map((option) => {
    const own = helpOption(option, help.command);
    const key = byDashedName.get(option.name);
    return schema && key
      ? improved(own, schemaOption(schema.file, key.name, key.node, false))
      : own;
  });
  const names = new Set(help.options.map(({ name }) => name));
  const workspaceOnly = [...byDashedName]
    .filter(([name, { node }]) => !names.has(name) && isVisible(node))
    .flatMap(([, { name, node, required }]) =>
      schema ? [{ ...schemaOption(schema.file, name, node, required), workspaceOnly: true }] : [],
    );
  return {
    arguments: listed
      .filter(({ position }) => position !== undefined)
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
    options: [...listed.filter(({ position }) => position === undefined), ...workspaceOnly].sort(
      (a, b) => (a.name < b.name ? -1 : 1),
    ),
  };
}

function helpOption(option: HelpOption, usage: string): CliOption {
  const { name, type, description, positional, default: value } = option;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  const required = option.required === true || usage.includes(`<${name}>`);
  const deprecated = deprecationText(option.deprecated);
  return {
    name,
    aliases: option.aliases ?? [],
    types: [type],
    type: type === 'array' ? 'string[]' : type,
    description: tidyText(description),
    ...(option.enum ? { values: option.enum.map(String) } : {}),
    ...(isEmpty ? {} : { default: JSON.stringify(value) }),
    ...(required ? { required } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(positional === undefined ? {} : { position: positional }),
  };
}

/** A map of strings is an object in the schema and a repeated `key=value` on the command line. */
function improved(own: CliOption, schema: CliOption): CliOption {
  const keyValue = own.types[0] === 'array' && schema.types.every((type) => type === 'object');
  return {
    ...own,
    types: schema.types,
    type: schema.type,
    ...(schema.values ? { values: schema.values } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(schema.properties ? { properties: schema.properties } : {}),
    ...(keyValue ? { keyValue } : {}),
  };
}

function isVisible({ visible, hidden }: SchemaNode): boolean {
  return visible !== false && hidden !== true;
}

/** The name on the command line of a key: `no-` is not part of it, because the command line has that form of every option. */
function dashed(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/^no-/, '');
}
