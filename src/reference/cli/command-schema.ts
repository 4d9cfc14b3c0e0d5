import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedPackage } from '../extraction/documented-packages.ts';
import { SchemaFile } from '../extraction/json-schema.ts';
import { targetBuilders } from './scratch-workspace.ts';

/** The schema that a command takes its options from. */
export interface CommandSchema {
  /** Of a builder or schematic: `@angular/build:application`. */
  readonly name: string;
  readonly file: SchemaFile;
}

/** The schematic that `ng new` runs. */
const workspaceSchematic = '@schematics/angular:ng-new';

/** The schema of a command; undefined where the CLI defines the options in code. */
export function commandSchema(command: string, root: string): CommandSchema | undefined {
  const builder = targetBuilders[command];
  if (builder) return { name: builder, file: builderSchema(builder, root) };
  const [parent, schematic] = command.split(' ');
  if (parent === 'generate' && schematic) {
    return schematicSchema(`@schematics/angular:${schematic}`, root);
  }
  return command === 'new' ? schematicSchema(workspaceSchematic, root) : undefined;
}

/** Options of a builder, such as `@angular/build:application`. */
export function builderSchema(name: string, root: string): SchemaFile {
  return schemaFile(name, 'builders', root);
}

function schematicSchema(name: string, root: string): CommandSchema {
  return { name, file: schemaFile(name, 'schematics', root) };
}

/** Packages list their builders and schematics in a file that their manifest names. */
function schemaFile(name: string, kind: 'builders' | 'schematics', root: string): SchemaFile {
  const [packageName = '', entry = ''] = name.split(':');
  const { folder, manifest } = documentedPackage(packageName, root);
  const list = path.join(folder, manifest[kind] ?? `${kind}.json`);
  const schema = JSON.parse(readFileSync(list, 'utf8'))[kind]?.[entry]?.schema;
  if (typeof schema !== 'string') throw new Error(`${list} names no schema for “${entry}”.`);
  return new SchemaFile(path.join(path.dirname(list), schema));
}
