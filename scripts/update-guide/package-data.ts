import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A version of something that the packages of a release bring along, as their collections list it. */
interface Listed {
  readonly version?: string;
  readonly schema?: string;
}

/** An option of a builder or schematic. */
interface Option {
  readonly default?: unknown;
}

/** JSON files of schematics may have comments on lines of their own. */
function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''));
}

export function manifestOf(folder: string) {
  return readJson(path.join(folder, 'package.json'));
}

/** The migrations that `ng update` runs for a package, with the versions that they belong to. */
export function migrationsOf(folder: string): Map<string, string> {
  const named = manifestOf(folder)['ng-update']?.migrations;
  // The command-line tool runs those of its schematics.
  const files = [named, 'migrations/migration-collection.json'].filter(Boolean);
  const found = files.map((file) => path.join(folder, file)).filter(existsSync);
  return new Map(
    found.flatMap((file) =>
      Object.entries<Listed>(readJson(file).schematics).map(
        ([name, { version = '' }]) => [name, version] as const,
      ),
    ),
  );
}

/** Builders and schematics of a package with their options: `component`, `component.standalone`. */
export function optionsOf(folder: string): Map<string, Option> {
  const manifest = manifestOf(folder);
  const files = [manifest.builders, manifest.schematics].filter(Boolean);
  return new Map(files.flatMap((file) => optionsIn(path.join(folder, file))));
}

function optionsIn(collection: string): [string, Option][] {
  const { builders, schematics } = readJson(collection);
  return Object.entries<Listed>(builders ?? schematics).flatMap(([name, { schema }]) => {
    const own: [string, Option] = [name, {}];
    const file = schema && path.join(path.dirname(collection), schema);
    if (!file || !existsSync(file)) return [own];
    const properties = Object.entries<Option>(readJson(file).properties ?? {});
    return [own, ...properties.map(([key, o]): [string, Option] => [`${name}.${key}`, o])];
  });
}

/**
 * Whether a text stands in a file of the package.
 *
 * @param file what the path of the file matches, from the package's folder on and with slashes
 */
export function packageHas(folder: string, file: RegExp, text: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => file.test(name.replaceAll(path.sep, '/')))
    .map((name) => path.join(folder, name))
    .some((name) => statSync(name).isFile() && readFileSync(name, 'utf8').includes(text));
}
